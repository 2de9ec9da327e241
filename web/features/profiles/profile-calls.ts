import type * as z from "zod";
import { accountEndpoints, type User, type userUpdate } from "#contract/account.ts";
import { addressEndpoints } from "#contract/addresses.ts";
import { profilesEndpoints } from "#contract/profiles.ts";
import type { CallInput } from "#contract/shared/endpoint.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createApi } from "#web/lib/api/client.ts";
import { type OnProgress, uploadTransport } from "#web/lib/api/upload-transport.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without.
 */
export type UserChange = z.input<typeof userUpdate>;

export async function saveUser(body: UserChange): Promise<User> {
  return (await api.call(accountEndpoints.updateUser, { body })).data;
}

export async function saveAddress(
  body: CallInput<typeof addressEndpoints.update>["body"],
): Promise<User> {
  await api.call(addressEndpoints.update, { body });
  return api.call(accountEndpoints.getUser, {});
}

export async function uploadPicture(
  picture: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<User> {
  const call = createApi(uploadTransport(onProgress)).call;
  const options = { files: { images: [picture] }, signal };
  return (await call(accountEndpoints.updateUser, { body: {} }, options)).data;
}

/** In the place of the old one and with its flags, in one go: it needs no room of its own. */
export async function replacePicture(id: number, picture: Blob): Promise<User> {
  const options = { files: { images: [picture] } };
  return (await api.call(accountEndpoints.updateUser, { body: { replacedImage: id } }, options))
    .data;
}

export type PictureChange = CallInput<typeof profilesEndpoints.updateImage>["body"];

export async function changePicture(id: number, body: PictureChange): Promise<User> {
  await api.call(profilesEndpoints.updateImage, { params: { id: String(id) }, body });
  return api.call(accountEndpoints.getUser, {});
}

export async function deletePicture(id: number): Promise<User> {
  await api.call(profilesEndpoints.deleteImage, { params: { id: String(id) } });
  return api.call(accountEndpoints.getUser, {});
}
