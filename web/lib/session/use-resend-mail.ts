import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";

/** The form round its button, by which a page's action knows it (resend-mail.server.ts). */
export const resendMailForm = "resendMail";

/** The mail to confirm one's address, once more; `line` says how that went. */
export function useResendMail(email: string, texts: { sent: string; failed: string }) {
  const [pending, setPending] = useState(false);
  const sent = useSentForm(resendMailForm);
  const [line, setLine] = useState(sent?.isDone ? texts.sent : (sent?.messages[0] ?? ""));
  const [isSent, setSent] = useState(sent?.isDone ?? false);

  async function resend() {
    setPending(true);
    try {
      await api.call("access.sendVerificationEmail", { body: { email } });
      await afterPress();
      setSent(true);
      setLine(texts.sent);
    } catch (problem) {
      if (!(problem instanceof ApiError)) logError("confirmation mail not sent", problem);
      const [message] = problem instanceof ApiError ? problem.messages : [];
      setLine(message ?? texts.failed);
    } finally {
      setPending(false);
    }
  }

  return { resend, pending, line, isSent };
}
