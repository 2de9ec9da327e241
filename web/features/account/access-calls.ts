import { accessEndpoints, type DeliveredMessage } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { falseOnFailure, type OnProblem } from "#web/lib/api/false-on-failure.ts";
import { sendVerificationEmail } from "#web/lib/session/send-verification-email.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without. Asking for a mail, following its link and a new password by one give false when
 * they fail; `hear` is told why.
 */
export type LinkKind = "loginLink" | "resetLink" | "confirmLink";

const asks: Record<LinkKind, (email: string, hear?: OnProblem) => Promise<boolean>> = {
  loginLink: sendLoginLink,
  resetLink: forgotPassword,
  confirmLink: sendVerificationEmail,
};

/** The answer is the same whether the address is known or not. */
export function askForLink(kind: LinkKind, email: string, hear?: OnProblem): Promise<boolean> {
  return asks[kind](email, hear);
}

async function sendLoginLink(email: string, hear?: OnProblem): Promise<boolean> {
  const call = api.call(accessEndpoints.sendLoginLink, { body: { email } });
  return (await falseOnFailure(call, hear)) !== false;
}

async function forgotPassword(email: string, hear?: OnProblem): Promise<boolean> {
  const call = api.call(accessEndpoints.forgotPassword, { body: { email } });
  return (await falseOnFailure(call, hear)) !== false;
}

type NewPassword = { token: string; password: string; passwordConfirmation: string };

export function resetPassword(
  body: NewPassword,
  hear?: OnProblem,
): Promise<{ email: string } | false> {
  return falseOnFailure(api.call(accessEndpoints.resetPassword, { body }), hear);
}

export function confirmAccount(
  token: string,
  hear?: OnProblem,
): Promise<{ email: string; delivered?: DeliveredMessage | undefined } | false> {
  return falseOnFailure(api.call(accessEndpoints.confirmAccount, { body: { token } }), hear);
}

export async function changePassword(body: {
  oldPassword?: string;
  newPassword: string;
  newPasswordConfirmation: string;
}): Promise<void> {
  await api.call(accessEndpoints.changePassword, { body });
}
