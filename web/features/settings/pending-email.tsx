import { useRevalidator } from "react-router";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { cancelEmailForm, resendEmailForm } from "./plain-forms.ts";

export type PendingEmailProps = { email: string; mailbox: boolean };

/** The address that waits for its mail to be answered. */
export function PendingEmail({ email, mailbox }: PendingEmailProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const resent = useSentForm(resendEmailForm.name);
  const cancelled = useSentForm(cancelEmailForm.name);
  const lines = resent?.isDone ? [t("email.resent", { email })] : (resent ?? cancelled)?.messages;

  // Also after a failure: it may have been confirmed or cancelled elsewhere.
  const resending = usePressOf(resendEmailForm, {
    done: t("email.resent", { email }),
    onEnd: revalidate,
  });
  const cancelling = usePressOf(cancelEmailForm, { done: t("email.cancelled"), onEnd: revalidate });

  return (
    <Banner title={t("email.waitingTitle")} live>
      <p className="wrap-anywhere">{t("email.waiting", { email })}</p>
      {lines?.map((line) => (
        <p key={line} className="mt-2 font-semibold">
          {line}
        </p>
      ))}
      {mailbox && (
        <p className="mt-2">
          <a href={urls.mailbox()}>{t("email.mailbox")}</a>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonForm name={resendEmailForm.name} onPress={() => resending.press({})}>
          <Button type="submit" variant="secondary" size="sm" pending={resending.pending}>
            {t("email.resend")}
          </Button>
        </ButtonForm>
        <ButtonForm name={cancelEmailForm.name} onPress={() => cancelling.press({})}>
          <Button type="submit" variant="secondary" size="sm" pending={cancelling.pending}>
            {t("email.cancel")}
          </Button>
        </ButtonForm>
      </div>
    </Banner>
  );
}
