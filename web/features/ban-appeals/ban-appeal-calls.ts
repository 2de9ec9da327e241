import type * as z from "zod";
import { type banAppealForm, banAppealsEndpoints } from "#contract/trust/ban-appeals.ts";
import { api } from "#web/lib/api/browser-api.ts";

export async function sendBanAppeal(body: z.input<typeof banAppealForm>): Promise<void> {
  await api.call(banAppealsEndpoints.appeal, { body });
}
