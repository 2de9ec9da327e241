import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import type { OutboxParts } from "#web/lib/outbox/outbox.ts";
import { type OutboxStore, openOutboxStore } from "#web/lib/outbox/outbox-store.ts";
import type { Arrival } from "./arrivals.ts";
import { deedRules, isMoot, outcomeOf, type StoredDeed } from "./deed-rules.ts";
import type { Deed } from "./deeds.ts";

export type DeedStore = OutboxStore<Deed>;
export type SendDeed = (deed: StoredDeed) => Promise<Arrival>;

/** The deeds of one user on this device. */
export function openDeedStore(userId: number): DeedStore {
  return openOutboxStore("deeds", userId, deedRules);
}

export function createMemoryDeedStore(): DeedStore {
  return createMemoryOutboxStore(deedRules);
}

/** What the outbox has to know of deeds. */
export function deedParts(send: SendDeed) {
  return {
    send: async (deed) => (isMoot(deed) ? { deed } : send(deed)),
    outcomeOf,
    numberOf: ({ activity, image }) => (activity ?? image)?.id,
  } satisfies Pick<OutboxParts<Deed, Arrival>, "send" | "outcomeOf" | "numberOf">;
}

/** What sends is fetched when it is needed. Where its script can't be had, the next attempt asks for it anew. */
export function sendOnceLoaded(load: () => Promise<SendDeed>): SendDeed {
  let send: SendDeed | undefined;
  return async (deed) => {
    send ??= await load();
    return send(deed);
  };
}
