import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";

const loadCalls = () => import("./care-calls.ts");
type Act = "resend" | "cancel";

export type PendingEmailProps = { email: string; mailbox: boolean };

/** The address that waits for its mail to be answered. */
export function PendingEmail({ email, mailbox }: PendingEmailProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Act | null>(null);

  async function run(act: Act, call: () => Promise<void>, done: string) {
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
      {mailbox && (
        <p className="mt-2">
          <a href={urls.mailbox()}>{t("email.mailbox")}</a>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending === "resend"}
          onClick={() =>
            void run(
              "resend",
              async () => (await loadCalls()).resendEmailChange(),
              t("email.resent", { email }),
            )
          }
        >
          {t("email.resend")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={pending === "cancel"}
          onClick={() =>
            void run(
              "cancel",
              async () => (await loadCalls()).cancelEmailChange(),
              t("email.cancelled"),
            )
          }
        >
          {t("email.cancel")}
        </Button>
      </div>
    </Banner>
  );
}
