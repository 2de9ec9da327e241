import { useState } from "react";
import { act } from "#web/lib/forms/act.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { usePressOf } from "./use-press-of.ts";

/** The form round its button; whose it is without script, their session tells (resend-mail.server.ts). */
export const resendMailForm = act({
  name: "resendMail",
  initial: { email: "" },
  failed: (texts) => texts("shell")("confirmEmail.failed"),
  send: (call, body) => call("access.sendVerificationEmail", { body }),
});

/** The mail to confirm one's address, once more; `line` says how that went. */
export function useResendMail(email: string, texts: { sent: string; failed: string }) {
  const sent = useSentForm(resendMailForm.name);
  const [isSent, setSent] = useState(sent?.isDone ?? false);
  const { press, pending, lines } = usePressOf(resendMailForm, {
    async onDone() {
      await afterPress();
      setSent(true);
    },
    failed: texts.failed,
    lines: sent?.messages ?? [],
  });
  return {
    resend: () => press({ email }),
    pending,
    isSent,
    line: lines[0] ?? (isSent ? texts.sent : ""),
  };
}
