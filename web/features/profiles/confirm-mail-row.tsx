import { useTranslation } from "react-i18next";
import { useResendMail } from "#web/lib/session/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";

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
      <Button
        variant="ghost"
        size="sm"
        pending={pending}
        onClick={() => void resend()}
        className="-ml-3.5"
      >
        {t("mail.resend")}
      </Button>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {line}
      </p>
    </div>
  );
}
