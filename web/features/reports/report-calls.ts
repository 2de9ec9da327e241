import type * as z from "zod";
import type { reportForm } from "#contract/trust/reports.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

export async function sendReport(body: z.input<typeof reportForm>): Promise<void> {
  const idempotencyKey = tries.keyFor(body);
  await api.call("safety.report", { body }, { idempotencyKey });
  tries.answered();
}

export async function sendAppeal(reportId: number, text: string): Promise<void> {
  const idempotencyKey = tries.keyFor({ reportId, text });
  const input = { params: { id: String(reportId) }, body: { text } };
  await api.call("ownReports.appeal", input, { idempotencyKey });
  tries.answered();
}

/** Null: not at all any more. */
export async function setBlocked(
  userId: number,
  block: { afterStay: boolean } | null,
): Promise<void> {
  const input = { params: { userId: String(userId) } };
  if (block) await api.call("safety.block", { ...input, body: block });
  else await api.call("safety.unblock", input);
}
