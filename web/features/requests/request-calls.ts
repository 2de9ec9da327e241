import { type OwnRequest, requestForm, requestsEndpoints } from "#contract/requests.ts";
import type { CallInput } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";
import type { RequestBody } from "./editor/request-values.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
export function checkRequest(body: RequestBody, locale: Locale): FieldTexts {
  const result = requestForm.safeParse(body);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}

const filesOf = (picture: Blob | null) => ({ files: { image: picture ? [picture] : [] } });

export async function createRequest(body: RequestBody, picture: Blob | null): Promise<OwnRequest> {
  return (await api.call(requestsEndpoints.create, { body }, filesOf(picture))).data;
}

export type RequestChange = CallInput<typeof requestsEndpoints.update>["body"];

export async function updateRequest(
  body: RequestChange,
  picture: Blob | null = null,
): Promise<OwnRequest> {
  return (await api.call(requestsEndpoints.update, { body }, filesOf(picture))).data;
}

export async function activateRequest(isActivated: boolean): Promise<OwnRequest> {
  return (await api.call(requestsEndpoints.activate, { body: { isActivated } })).data;
}

export async function removeRequest(): Promise<void> {
  await api.call(requestsEndpoints.remove, {});
}
