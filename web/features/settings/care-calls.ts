import type { User } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screen can be
 * shown without.
 */
type Details = { firstName: string; lastName: string; phone: string };

export async function saveDetails(body: Details): Promise<User> {
  const { data } = await api.call("account.updateUser", { body });
  return data;
}

export async function changeEmail(body: { email: string; password?: string }): Promise<void> {
  await api.call("care.changeEmail", { body });
}

export async function resendEmailChange(): Promise<void> {
  await api.call("care.resendEmailChange", {});
}

export async function cancelEmailChange(): Promise<void> {
  await api.call("care.cancelEmailChange", {});
}
