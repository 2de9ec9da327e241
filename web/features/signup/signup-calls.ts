import type * as z from "zod";
import { accessEndpoints, accountEndpoints, type userUpdate } from "#contract/account.ts";
import { addressEndpoints } from "#contract/addresses.ts";
import { type ProfileType, profilesEndpoints } from "#contract/profiles.ts";
import { requestsEndpoints } from "#contract/requests.ts";
import type { CallInput } from "#contract/shared/endpoint.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without.
 */
export async function saveUser(
  body: z.input<typeof userUpdate>,
  images: readonly Blob[] = [],
): Promise<void> {
  await api.call(accountEndpoints.updateUser, { body }, { files: { images } });
}

export async function saveAddress(
  body: CallInput<typeof addressEndpoints.update>["body"],
): Promise<void> {
  await api.call(addressEndpoints.update, { body });
}

type RequestBody = CallInput<typeof requestsEndpoints.create>["body"];

/** An owner has one request at most: a second try changes the first. */
export async function saveRequest(body: RequestBody, isNew: boolean): Promise<void> {
  if (isNew) await api.call(requestsEndpoints.create, { body });
  else await api.call(requestsEndpoints.update, { body });
}

export async function isEmailKnown(email: string): Promise<boolean> {
  return (await api.call(accessEndpoints.checkEmail, { body: { email } })).exists;
}

export async function addProfile(profileType: ProfileType): Promise<void> {
  await api.call(profilesEndpoints.addProfile, { body: { profileType } });
}
