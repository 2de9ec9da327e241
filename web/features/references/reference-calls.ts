import type * as z from "zod";
import type { OwnReference, referenceForm, referenceRequestForm } from "#contract/references.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

export async function askForReference(
  body: z.input<typeof referenceRequestForm>,
): Promise<OwnReference> {
  const idempotencyKey = tries.keyFor(body);
  const { data } = await api.call("references.ask", { body }, { idempotencyKey });
  tries.answered();
  return data;
}

export async function writeReference(body: z.input<typeof referenceForm>): Promise<void> {
  await api.call("references.write", { body });
}

const params = (referenceId: number) => ({ params: { id: String(referenceId) } });

export async function remind(referenceId: number): Promise<OwnReference> {
  return (await api.call("references.remind", params(referenceId))).data;
}

export async function removeReference(referenceId: number): Promise<void> {
  await api.call("references.remove", params(referenceId));
}
