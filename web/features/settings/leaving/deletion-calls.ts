import type { WhatEnds } from "#contract/account/account-deletion.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { endSessionHere } from "#web/lib/session/token.ts";

/** Imported dynamically, as `care-calls.ts` is. */
export async function getWhatEnds(signal: AbortSignal): Promise<WhatEnds> {
  return (await api.call("deletion.getWhatEnds", {}, { signal })).data;
}

export async function sendDeletionCode(): Promise<void> {
  await api.call("deletion.sendDeletionCode", {});
}

/** Gives the day on which the account goes, if it has to wait for a stay; its session goes on then. */
export async function deleteAccount(
  proof: { password: string } | { code: string },
): Promise<string | null> {
  const answer = await endSessionHere(
    () => api.call("deletion.deleteUser", { body: proof }),
    (waiting) => waiting !== undefined,
  );
  return answer?.deletesAt ?? null;
}

export async function keepAccount(): Promise<void> {
  await api.call("deletion.keepUser", {});
}
