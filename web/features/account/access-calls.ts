import { accessEndpoints } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without.
 */
export type LinkKind = "loginLink" | "resetLink" | "confirmLink";

const askEndpoints = {
  loginLink: accessEndpoints.sendLoginLink,
  resetLink: accessEndpoints.forgotPassword,
  confirmLink: accessEndpoints.sendVerificationEmail,
};

/** The answer is the same whether the address is known or not. */
export async function askForLink(kind: LinkKind, email: string): Promise<void> {
  await api.call(askEndpoints[kind], { body: { email } });
}

export async function resetPassword(
  token: string,
  password: string,
  passwordConfirmation: string,
): Promise<{ email: string }> {
  return api.call(accessEndpoints.resetPassword, {
    body: { token, password, passwordConfirmation },
  });
}

export async function confirmAccount(token: string): Promise<{ email: string }> {
  return api.call(accessEndpoints.confirmAccount, { body: { token } });
}

export async function changePassword(body: {
  oldPassword?: string;
  newPassword: string;
  newPasswordConfirmation: string;
}): Promise<void> {
  await api.call(accessEndpoints.changePassword, { body });
}
