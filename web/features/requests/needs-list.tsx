import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { ActivationNeed } from "#contract/requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";

export type NeedsListProps = {
  /** An address is no condition, but without one nobody finds the request. */
  needs: readonly (ActivationNeed | "address")[];
  email: string;
};

/** What has to be done first, each with the way to do it. */
export function NeedsList({ needs, email }: NeedsListProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const links = {
    address: `${urls.profile()}#address`,
    animals: urls.createRequest({ edit: "animals" }),
    dates: urls.createRequest({ edit: "when" }),
  };
  return (
    <ul className="divide-y divide-line">
      {needs.map((need) => (
        <li key={need} className="py-1">
          {need === "confirmedEmail" ? (
            <ConfirmMail email={email} />
          ) : (
            <Link
              to={links[need]}
              className="group/row flex min-h-11 items-center justify-between gap-3 py-1.5 text-ink no-underline hover:text-brand-strong"
            >
              <span>
                {t(`needs.${need}`)}
                {need === "address" && (
                  <span className="block text-sm text-ink-soft">{t("needs.addressHint")}</span>
                )}
              </span>
              <ArrowRight className="size-5 shrink-0 text-brand transition group-hover/row:translate-x-0.5" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The one thing that is done in the mailbox and not here: at least the mail can be sent again. */
function ConfirmMail({ email }: { email: string }) {
  const { t } = useTranslation("requests");
  const { resend, pending, line } = useResendMail(email, {
    sent: t("needs.resent", { email }),
    failed: t("needs.resendFailed"),
  });
  return (
    <div className="py-1.5">
      <p>{t("needs.confirmedEmail")}</p>
      <p className="text-sm break-words text-ink-soft">{t("needs.mailHint", { email })}</p>
      <ButtonWithStatus
        variant="ghost"
        className="-ml-3.5"
        label={t("needs.resend")}
        pending={pending}
        onPress={resend}
        status={line}
      />
    </div>
  );
}
