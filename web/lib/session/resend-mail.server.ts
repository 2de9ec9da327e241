import { plainForm } from "#web/lib/forms/form-action.server.ts";

/** The mail to confirm one's address, once more, for who is logged in. */
export const resendMail = plainForm({
  initial: {},
  failed: (page) => page.texts("shell")("confirmEmail.failed"),
  async send(page) {
    const { email } = await page.api.call("account.getUser", {});
    await page.send("access.sendVerificationEmail", { body: { email } });
    return null;
  },
});
