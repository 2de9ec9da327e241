import { type AdminText, adminTextsEndpoints } from "#contract/content/admin-texts.ts";
import type { CallInput } from "#contract/shared/endpoint.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

/** Imported dynamically, as it brings the endpoint tables along. */
const saving = createTries();
const publishing = createTries();

type Body<Name extends keyof typeof adminTextsEndpoints> =
  CallInput<(typeof adminTextsEndpoints)[Name]> extends { body: infer Given } ? Given : never;

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export async function saveDraft(id: number, body: Body<"saveDraft">): Promise<AdminText> {
  const idempotencyKey = saving.keyFor(body);
  const input = { ...paramsOf(id), body };
  const { data } = await api.call(adminTextsEndpoints.saveDraft, input, { idempotencyKey });
  saving.answered();
  return data;
}

export async function publishText(id: number, body: Body<"publish">): Promise<AdminText> {
  const idempotencyKey = publishing.keyFor(body);
  const input = { ...paramsOf(id), body };
  const { data } = await api.call(adminTextsEndpoints.publish, input, { idempotencyKey });
  publishing.answered();
  return data;
}

export async function unscheduleText(id: number, body: Body<"unschedule">): Promise<AdminText> {
  return (await api.call(adminTextsEndpoints.unschedule, { ...paramsOf(id), body })).data;
}

export async function restoreVersion(id: number, body: Body<"restore">): Promise<AdminText> {
  return (await api.call(adminTextsEndpoints.restore, { ...paramsOf(id), body })).data;
}

export async function changeSlug(id: number, body: Body<"changeSlug">): Promise<AdminText> {
  return (await api.call(adminTextsEndpoints.changeSlug, { ...paramsOf(id), body })).data;
}

export async function getText(id: number): Promise<AdminText> {
  return (await api.call(adminTextsEndpoints.get, paramsOf(id))).data;
}

export async function addPicture(file: Blob): Promise<StoredImage> {
  const files = { image: [file] };
  return (await api.call(adminTextsEndpoints.addPicture, { body: {} }, { files })).data;
}
