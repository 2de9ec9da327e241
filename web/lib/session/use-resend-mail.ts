import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";

/** The mail to confirm one's address, once more; `line` says how that went. */
export function useResendMail(email: string, texts: { sent: string; failed: string }) {
  const [pending, setPending] = useState(false);
  const [line, setLine] = useState("");
  const [isSent, setSent] = useState(false);

  async function resend() {
    setPending(true);
    try {
      const [{ api }, { accessEndpoints }] = await Promise.all([
        import("#web/lib/api/browser-api.ts"),
        import("#contract/account.ts"),
      ]);
      await api.call(accessEndpoints.sendVerificationEmail, { body: { email } });
      setSent(true);
      setLine(texts.sent);
    } catch (error) {
      if (!(error instanceof ApiError)) logError("confirmation mail not sent", error);
      const [message] = error instanceof ApiError ? error.messages : [];
      setLine(message ?? texts.failed);
    } finally {
      setPending(false);
    }
  }

  return { resend, pending, isSent, line };
}
