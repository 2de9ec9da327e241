import type { AdminText } from "#contract/content/admin-texts.ts";
import type { CallInput, EndpointName } from "#contract/endpoints.ts";
import type { Api } from "#web/lib/api/client.ts";
import { createRepeatableCalls } from "#web/lib/api/repeatable-calls.ts";

type Body<Name extends EndpointName> =
  CallInput<Name> extends { body: infer Given } ? Given : never;

const saving = createRepeatableCalls();

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export async function saveDraft(
  id: number,
  body: Body<"adminTexts.saveDraft">,
): Promise<AdminText> {
  return (await saving.call("adminTexts.saveDraft", { ...paramsOf(id), body })).data;
}

export async function publishText(
  call: Api["call"],
  id: number,
  body: Body<"adminTexts.publish">,
): Promise<AdminText> {
  return (await call("adminTexts.publish", { ...paramsOf(id), body })).data;
}

export async function unscheduleText(
  call: Api["call"],
  id: number,
  body: Body<"adminTexts.unschedule">,
): Promise<AdminText> {
  return (await call("adminTexts.unschedule", { ...paramsOf(id), body })).data;
}

export async function restoreVersion(
  call: Api["call"],
  id: number,
  body: Body<"adminTexts.restore">,
): Promise<AdminText> {
  return (await call("adminTexts.restore", { ...paramsOf(id), body })).data;
}

export async function changeSlug(
  call: Api["call"],
  id: number,
  body: Body<"adminTexts.changeSlug">,
): Promise<AdminText> {
  return (await call("adminTexts.changeSlug", { ...paramsOf(id), body })).data;
}
