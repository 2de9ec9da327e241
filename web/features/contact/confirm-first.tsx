import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useResendMail } from "#web/lib/session/use-resend-mail.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";

export type ConfirmFirstProps = {
  email: string;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
  /** After they have confirmed it in another tab. */
  onDone: () => void;
};

/** Nobody writes before their address is known to be theirs. */
export function ConfirmFirst({ email, mailbox, onDone }: ConfirmFirstProps) {
  const { t } = useTranslation("contact");
  const urls = useUrls();
  const { resend, pending, line } = useResendMail(email, {
    sent: t("confirm.resent", { email }),
    failed: t("confirm.resendFailed"),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={onDone}>{t("confirm.done")}</Button>
      <ButtonWithStatus
        variant="soft"
        label={t("confirm.resend")}
        pending={pending}
        onPress={resend}
        status={line}
      />
      {mailbox && <a href={urls.mailbox()}>{t("sent.mailbox")}</a>}
    </div>
  );
}
