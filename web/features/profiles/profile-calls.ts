import type * as z from "zod";
import type { User, userUpdate } from "#contract/account.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { api } from "#web/lib/api/browser-api.ts";
import type { OnProgress } from "#web/lib/api/transport.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can
 * be shown without.
 */
export type UserChange = z.input<typeof userUpdate>;

export async function saveUser(body: UserChange): Promise<User> {
  return (await api.call("account.updateUser", { body })).data;
}

export async function saveAddress(body: CallInput<"addresses.update">["body"]): Promise<User> {
  await api.call("addresses.update", { body });
  return api.call("account.getUser", {});
}

export async function uploadPicture(
  picture: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<User> {
  const options = { files: { images: [picture] }, signal, onProgress };
  return (await api.call("account.updateUser", { body: {} }, options)).data;
}

/** In the place of the old one and with its flags, in one go: it needs no room of its own. */
export async function replacePicture(id: number, picture: Blob): Promise<User> {
  const options = { files: { images: [picture] } };
  return (await api.call("account.updateUser", { body: { replacedImage: id } }, options)).data;
}

export type PictureChange = CallInput<"profiles.updateImage">["body"];

export async function changePicture(id: number, body: PictureChange): Promise<User> {
  await api.call("profiles.updateImage", { params: { id: String(id) }, body });
  return api.call("account.getUser", {});
}

export async function deletePicture(id: number): Promise<User> {
  await api.call("profiles.deleteImage", { params: { id: String(id) } });
  return api.call("account.getUser", {});
}
