import { useRevalidator } from "react-router";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { pendingEmailForms } from "./plain-forms.ts";

type Act = keyof typeof pendingEmailForms;

export type PendingEmailProps = { email: string; mailbox: boolean };

/** The address that waits for its mail to be answered. */
export function PendingEmail({ email, mailbox }: PendingEmailProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const resent = useSentForm(pendingEmailForms.resend);
  const cancelled = useSentForm(pendingEmailForms.cancel);
  const lines = resent?.isDone ? [t("email.resent", { email })] : (resent ?? cancelled)?.messages;

  const { press, running } = useAction({
    send: (call, act: Act) =>
      call(act === "resend" ? "care.resendEmailChange" : "care.cancelEmailChange", {}),
    done: (act) => t(act === "resend" ? "email.resent" : "email.cancelled", { email }),
    // Also after a failure: it may have been confirmed or cancelled elsewhere.
    onEnd: revalidate,
    failed: t("email.actionFailed"),
  });

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
        {(["resend", "cancel"] as const).map((act) => (
          <ButtonForm key={act} name={pendingEmailForms[act]} onPress={() => press(act)}>
            <Button type="submit" variant="secondary" size="sm" pending={running.includes(act)}>
              {t(`email.${act}`)}
            </Button>
          </ButtonForm>
        ))}
      </div>
    </Banner>
  );
}
