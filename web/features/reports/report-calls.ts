import type * as z from "zod";
import { ownReportsEndpoints, type reportForm } from "#contract/trust/reports.ts";
import { safetyEndpoints } from "#contract/trust/safety.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

export async function sendReport(body: z.input<typeof reportForm>): Promise<void> {
  const idempotencyKey = tries.keyFor(body);
  await api.call(safetyEndpoints.report, { body }, { idempotencyKey });
  tries.answered();
}

export async function sendAppeal(reportId: number, text: string): Promise<void> {
  const idempotencyKey = tries.keyFor({ reportId, text });
  const input = { params: { id: String(reportId) }, body: { text } };
  await api.call(ownReportsEndpoints.appeal, input, { idempotencyKey });
  tries.answered();
}

export async function setBlocked(userId: number, isBlocked: boolean): Promise<void> {
  const endpoint = isBlocked ? safetyEndpoints.block : safetyEndpoints.unblock;
  await api.call(endpoint, { params: { userId: String(userId) } });
}
