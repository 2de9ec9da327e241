import { careEndpoints } from "#contract/account/account-care.ts";
import { accountEndpoints, type User } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screen can be
 * shown without.
 */
type Details = { firstName: string; lastName: string; phone: string };

export async function saveDetails(body: Details): Promise<User> {
  const { data } = await api.call(accountEndpoints.updateUser, { body });
  return data;
}

export async function changeEmail(body: { email: string; password?: string }): Promise<void> {
  await api.call(careEndpoints.changeEmail, { body });
}

export async function resendEmailChange(): Promise<void> {
  await api.call(careEndpoints.resendEmailChange, {});
}

export async function cancelEmailChange(): Promise<void> {
  await api.call(careEndpoints.cancelEmailChange, {});
}
