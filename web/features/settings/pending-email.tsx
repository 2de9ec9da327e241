import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { pendingEmailForms } from "./plain-forms.ts";

type Act = keyof typeof pendingEmailForms;

export type PendingEmailProps = { email: string; mailbox: boolean };

/** The address that waits for its mail to be answered. */
export function PendingEmail({ email, mailbox }: PendingEmailProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Act | null>(null);
  const resent = useSentForm(pendingEmailForms.resend);
  const cancelled = useSentForm(pendingEmailForms.cancel);
  const lines = resent?.isDone ? [t("email.resent", { email })] : (resent ?? cancelled)?.messages;

  async function run(act: Act, call: () => Promise<unknown>, done: string) {
    setPending(act);
    try {
      await call();
      showToast({ text: done });
    } catch (error) {
      logError("change of e-mail address not handled", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("email.actionFailed") });
    }
    // Also after a failure: it may have been confirmed or cancelled elsewhere.
    await revalidate();
    setPending(null);
  }

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
        <ButtonForm
          name={pendingEmailForms.resend}
          onPress={() =>
            run(
              "resend",
              () => api.call("care.resendEmailChange", {}),
              t("email.resent", { email }),
            )
          }
        >
          <Button type="submit" variant="secondary" size="sm" pending={pending === "resend"}>
            {t("email.resend")}
          </Button>
        </ButtonForm>
        <ButtonForm
          name={pendingEmailForms.cancel}
          onPress={() =>
            run("cancel", () => api.call("care.cancelEmailChange", {}), t("email.cancelled"))
          }
        >
          <Button type="submit" variant="secondary" size="sm" pending={pending === "cancel"}>
            {t("email.cancel")}
          </Button>
        </ButtonForm>
      </div>
    </Banner>
  );
}
