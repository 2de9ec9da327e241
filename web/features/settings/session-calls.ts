import type { Session } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";

export async function listSessions(): Promise<Session[]> {
  const { data } = await api.call("access.listSessions", {});
  return data;
}

export async function endSession(id: number): Promise<void> {
  await api.call("access.endSession", { params: { id: String(id) } });
}
