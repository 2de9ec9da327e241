import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { Button } from "#web/ui/button.tsx";

/** The one thing that is done in the mailbox and not here: at least the mail can be sent again. */
export function ConfirmMailRow({ email }: { email: string }) {
  const { t } = useTranslation("profiles");
  const [pending, setPending] = useState(false);
  const [line, setLine] = useState("");

  async function resend() {
    setPending(true);
    try {
      const { sendConfirmation } = await import("./profile-calls.ts");
      await sendConfirmation(email);
      setLine(t("mail.sent", { email }));
    } catch (error) {
      logError("confirmation mail not sent", error);
      const [message] = error instanceof ApiError ? error.messages : [];
      setLine(message ?? t("mail.failed"));
    } finally {
      setPending(false);
    }
  }

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
