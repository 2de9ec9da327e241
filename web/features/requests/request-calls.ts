import type { CallInput } from "#contract/endpoints.ts";
import { type OwnRequest, requestForm } from "#contract/requests.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import type { RequestBody } from "./editor/request-values.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
export function checkRequest(body: RequestBody, locale: Locale): FieldTexts {
  return schemaErrors(requestForm, body, locale);
}

const filesOf = (picture: Blob | null) => ({ files: { image: picture ? [picture] : [] } });

export async function createRequest(body: RequestBody, picture: Blob | null): Promise<OwnRequest> {
  return (await api.call("requests.create", { body }, filesOf(picture))).data;
}

export type RequestChange = CallInput<"requests.update">["body"];

export async function updateRequest(
  body: RequestChange,
  picture: Blob | null = null,
): Promise<OwnRequest> {
  return (await api.call("requests.update", { body }, filesOf(picture))).data;
}

export async function activateRequest(isActivated: boolean): Promise<OwnRequest> {
  return (await api.call("requests.activate", { body: { isActivated } })).data;
}

export async function keepRequest(): Promise<OwnRequest> {
  return (await api.call("requests.stillWanted", {})).data;
}

export async function removeRequest(): Promise<void> {
  await api.call("requests.remove", {});
}
