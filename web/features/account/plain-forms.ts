/** The forms about an account that work without script: what their page's action reads, and begins with. */
export const loginForm = { name: "login", initial: { email: "", password: "" } };

/** The second button of the log-in form: it mails a link to the address that is typed there. */
export const loginLinkButton = "loginLink";

/** Each by the kind of link that it asks for. */
export const askLinkForm = { initial: { email: "" } };

/** What mails each; the answer is the same whether the address is known or not. */
export const linkCalls = {
  loginLink: "access.sendLoginLink",
  resetLink: "access.forgotPassword",
  confirmLink: "access.sendVerificationEmail",
} as const;
export type LinkKind = keyof typeof linkCalls;

/** The button that uses up a link from a mail. */
export const followLinkForm = { name: "followLink", initial: {} };

export const resetPasswordForm = {
  name: "resetPassword",
  initial: { password: "", passwordConfirmation: "" },
};

export const changePasswordForm = {
  name: "changePassword",
  initial: { oldPassword: "", newPassword: "", newPasswordConfirmation: "" },
};

/** An account that came by Google, Facebook or Apple has no old password to give. */
export function changePasswordBody({ oldPassword, ...rest }: typeof changePasswordForm.initial) {
  return oldPassword === "" ? rest : { oldPassword, ...rest };
}
