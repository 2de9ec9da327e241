import type * as z from "zod";
import type { userUpdate } from "#contract/account.ts";
import type { CallInput } from "#contract/endpoints.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without.
 */
export async function saveUser(
  body: z.input<typeof userUpdate>,
  images: readonly Blob[] = [],
): Promise<void> {
  await api.call("account.updateUser", { body }, { files: { images } });
}

export async function saveAddress(body: CallInput<"addresses.update">["body"]): Promise<void> {
  await api.call("addresses.update", { body });
}

type RequestBody = CallInput<"requests.create">["body"];

/** An owner has one request at most: a second try changes the first. */
export async function saveRequest(body: RequestBody, isNew: boolean): Promise<void> {
  if (isNew) await api.call("requests.create", { body });
  else await api.call("requests.update", { body });
}

export async function isEmailKnown(email: string): Promise<boolean> {
  return (await api.call("access.checkEmail", { body: { email } })).exists;
}

export async function addProfile(profileType: ProfileType): Promise<void> {
  await api.call("profiles.addProfile", { body: { profileType } });
}
