import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link, type To } from "react-router";
import type { ProfileItem, PublishNeed } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";
import { remedyOf } from "./section-ids.ts";

export type MissingListProps = {
  heading: string;
  items: readonly (ProfileItem | PublishNeed)[];
  email: string;
};

/** What is missing, each with the way to where it is filled in. */
export function MissingList({ heading, items, email }: MissingListProps) {
  const { t } = useTranslation("profiles");
  const id = useId();
  const linkTo = useRemedyLink();
  return (
    <div>
      <h3 id={id} className="text-sm font-semibold">
        {heading}
      </h3>
      <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <li key={item}>
            {remedyOf(item) === "mail" ? (
              <ConfirmMailRow email={email} />
            ) : (
              <Link
                to={linkTo(item)}
                className="group/row flex min-h-11 items-center justify-between gap-3 py-1.5 text-ink no-underline hover:text-brand-strong"
              >
                {t(`missing.${item}`)}
                <ArrowRight className="size-5 shrink-0 text-brand transition group-hover/row:translate-x-0.5" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useRemedyLink(): (item: ProfileItem | PublishNeed) => To {
  const urls = useUrls();
  const pages: Partial<Record<ReturnType<typeof remedyOf>, string>> = {
    settings: urls.settings(),
    signup: urls.signup(),
    experience: urls.profileExperience(),
    extras: urls.profileExtras(),
    pets: urls.pets(),
  };
  return (item) => {
    const remedy = remedyOf(item);
    return pages[remedy] ?? { pathname: urls.profile(), hash: remedy };
  };
}

/** The one thing that is done in the mailbox and not here: at least the mail can be sent again. */
function ConfirmMailRow({ email }: { email: string }) {
  const { t } = useTranslation("profiles");
  const { resend, pending, line } = useResendMail(email, {
    sent: t("mail.sent", { email }),
    failed: t("mail.failed"),
  });
  return (
    <div className="pt-2">
      <p>{t("missing.confirmedEmail")}</p>
      <ButtonWithStatus
        variant="ghost"
        className="-ml-3.5"
        label={t("mail.resend")}
        pending={pending}
        onPress={resend}
        status={line}
      />
    </div>
  );
}
