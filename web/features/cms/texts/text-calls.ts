import type { AdminText } from "#contract/content/admin-texts.ts";
import type { CallInput, EndpointName } from "#contract/endpoints.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

type Body<Name extends EndpointName> =
  CallInput<Name> extends { body: infer Given } ? Given : never;

const saving = createTries();
const publishing = createTries();

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export async function saveDraft(
  id: number,
  body: Body<"adminTexts.saveDraft">,
): Promise<AdminText> {
  const input = { ...paramsOf(id), body };
  return (await saving.once(body, (options) => api.call("adminTexts.saveDraft", input, options)))
    .data;
}

export async function publishText(
  id: number,
  body: Body<"adminTexts.publish">,
): Promise<AdminText> {
  const input = { ...paramsOf(id), body };
  return (await publishing.once(body, (options) => api.call("adminTexts.publish", input, options)))
    .data;
}

export async function unscheduleText(
  id: number,
  body: Body<"adminTexts.unschedule">,
): Promise<AdminText> {
  return (await api.call("adminTexts.unschedule", { ...paramsOf(id), body })).data;
}

export async function restoreVersion(
  id: number,
  body: Body<"adminTexts.restore">,
): Promise<AdminText> {
  return (await api.call("adminTexts.restore", { ...paramsOf(id), body })).data;
}

export async function changeSlug(
  id: number,
  body: Body<"adminTexts.changeSlug">,
): Promise<AdminText> {
  return (await api.call("adminTexts.changeSlug", { ...paramsOf(id), body })).data;
}
