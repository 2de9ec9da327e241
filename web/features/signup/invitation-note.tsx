import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";

/** What became of the link that somebody came by. */
export type Invitation =
  | { state: "none" }
  /** Used up or run out. */
  | { state: "dead" }
  /** To go on with an account that exists. */
  | { state: "continued"; email: string }
  | {
      state: "invited";
      email?: string;
      firstName?: string;
      inviter: { firstName: string };
      /** For the account that comes of it. */
      token: string;
    };

export function InvitationNote({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  switch (invitation.state) {
    case "none":
      return null;
    case "dead":
      return <Banner className="mb-6">{t("deadInvitation")}</Banner>;
    case "invited":
      return (
        <Banner className="mb-6">{t("invited", { name: invitation.inviter.firstName })}</Banner>
      );
    case "continued":
      return (
        <Banner className="mb-6">
          <p>{t("continued", { email: invitation.email })}</p>
          <p className="mt-1">
            <Link to={urls.login({ redirect: urls.signup() })} state={{ email: invitation.email }}>
              {t("account.takenLogin")}
            </Link>
          </p>
        </Banner>
      );
  }
}
