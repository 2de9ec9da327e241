import { act } from "#web/lib/forms/act.ts";
/** The forms about an account that work without script: what their page's action reads, and begins with. */
export const loginForm = { name: "login", initial: { email: "", password: "" } };

/** The second button of the log-in form: it mails a link to the address that is typed there. */
export const loginLinkButton = "loginLink";

/** What mails each; the answer is the same whether the address is known or not. */
export const linkCalls = {
  loginLink: "access.sendLoginLink",
  resetLink: "access.forgotPassword",
  confirmLink: "access.sendVerificationEmail",
} as const;
export type LinkKind = keyof typeof linkCalls;

/** Has a link mailed, each by its kind. */
export const askLinkForm = (kind: LinkKind) =>
  act({
    name: kind,
    initial: { email: "" },
    failed: (texts) => texts("account")("mailSent.failed"),
    async send(call, { email }) {
      const body = { email: email.trim() };
      await call(linkCalls[kind], { body });
      return body;
    },
  });

/** The button that uses up a link from a mail. */
export const followLinkForm = { name: "followLink", initial: {} };

export const resetPasswordForm = act({
  name: "resetPassword",
  initial: { token: "", password: "", passwordConfirmation: "" },
  secret: ["password", "passwordConfirmation"],
  failed: (texts) => texts("account")("resetPassword.failed"),
  send: (call, body) => call("access.resetPassword", { body }),
});

export const changePasswordForm = act({
  name: "changePassword",
  initial: { oldPassword: "", newPassword: "", newPasswordConfirmation: "" },
  secret: ["oldPassword", "newPassword", "newPasswordConfirmation"],
  failed: (texts) => texts("account")("changePassword.failed"),
  explain: ({ code }, texts) =>
    code === "invalidCredentials"
      ? { oldPassword: texts("account")("changePassword.oldWrong") }
      : null,
  send: (call, values) => call("access.changePassword", { body: changePasswordBody(values) }),
});

type Passwords = Record<"oldPassword" | "newPassword" | "newPasswordConfirmation", string>;

/** An account that came by Google, Facebook or Apple has no old password to give. */
export function changePasswordBody({ oldPassword, ...rest }: Passwords) {
  return oldPassword === "" ? rest : { oldPassword, ...rest };
}
