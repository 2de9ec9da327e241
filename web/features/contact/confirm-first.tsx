import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { resendMailForm, useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";
import { ShowForm } from "#web/ui/forms/button-form.tsx";

export type ConfirmFirstProps = {
  email: string;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
  /** Where it can be put right. */
  correctTo: string;
  /** After they have confirmed it in another tab. Absent where there is nothing more to do here. */
  onDone?: () => void;
};

/** Nobody writes, and nothing is delivered, before their address is known to be theirs. */
export function ConfirmFirst({ email, mailbox, correctTo, onDone }: ConfirmFirstProps) {
  const { t } = useTranslation("contact");
  const urls = useUrls();
  const { resend, pending, line } = useResendMail(email, {
    sent: t("confirm.resent", { email }),
    failed: t("confirm.resendFailed"),
  });
  return (
    <div className="grid justify-items-start gap-4">
      {onDone && (
        <ShowForm onPress={onDone}>
          <Button type="submit">{t("confirm.done")}</Button>
        </ShowForm>
      )}
      <ButtonWithStatus
        variant="soft"
        label={t("confirm.resend")}
        form={resendMailForm.name}
        pending={pending}
        onPress={resend}
        status={line}
      />
      <Link to={correctTo}>{t("confirm.correct")}</Link>
      {mailbox && <a href={urls.mailbox()}>{t("sent.mailbox")}</a>}
    </div>
  );
}
