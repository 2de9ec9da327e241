import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useResendMail } from "#web/lib/session/use-resend-mail.ts";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";

/** The one thing that is done in the mailbox and not here: at least the mail can be sent again. */
export function ConfirmMailRow({ email }: { email: string }) {
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
