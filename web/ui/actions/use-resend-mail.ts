import { useState } from "react";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useAction } from "./use-action.ts";

/** The form round its button, by which a page's action knows it (resend-mail.server.ts). */
export const resendMailForm = "resendMail";

/** The mail to confirm one's address, once more; `line` says how that went. */
export function useResendMail(email: string, texts: { sent: string; failed: string }) {
  const sent = useSentForm(resendMailForm);
  const [isSent, setSent] = useState(sent?.isDone ?? false);
  const { press, pending, lines } = useAction({
    send: (call) => call("access.sendVerificationEmail", { body: { email } }),
    async onDone() {
      await afterPress();
      setSent(true);
    },
    failed: texts.failed,
    lines: sent?.messages ?? [],
  });
  return { resend: press, pending, isSent, line: lines[0] ?? (isSent ? texts.sent : "") };
}
