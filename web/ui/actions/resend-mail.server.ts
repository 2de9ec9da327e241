import { plainAct } from "#web/lib/forms/form-action.server.ts";
import { resendMailForm } from "./use-resend-mail.ts";

/** The mail to confirm one's address, once more, for who is logged in. */
export const resendMail = plainAct(resendMailForm, {
  fill: async ({ api }) => ({ email: (await api.call("account.getUser", {})).email }),
  next: () => null,
});
