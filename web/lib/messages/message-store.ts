import { logError } from "#web/lib/browser/log.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { withMemory } from "#web/lib/outbox/memory-outbox-store.ts";
import type { NewItem } from "#web/lib/outbox/outbox-item.ts";
import { type OutboxStore, openOutboxStore } from "#web/lib/outbox/outbox-store.ts";
import { messageRules, type NewMessage, oldQueueKeyOf } from "./queued-messages.ts";

export type MessageStore = OutboxStore<NewMessage>;

/** The messages of one user that wait on this device; in memory, what it has no room for. */
export async function openMessageStore(
  userId: number,
  device: MessageStore = openOutboxStore("messages", userId, messageRules),
): Promise<MessageStore> {
  const store = withMemory(device, messageRules, (error) =>
    logError("message not kept on this device", error),
  );
  const old = oldQueue(userId);
  for (const { picture, ...message } of old.list()) {
    await store.add(message, picture);
  }
  // What the device refused stays where it was, until it has been sent.
  const inMemory = (await store.list()).filter(({ isInMemory }) => isInMemory);
  old.holdOnly(inMemory);
  const forget = (clientIds: readonly string[]) =>
    old.holdOnly(old.list().filter(({ clientId }) => !clientIds.includes(clientId)));
  return {
    ...store,
    async list() {
      const all = await store.list();
      // What is in memory alone goes out where it was written.
      return all.some(({ isInMemory }) => isInMemory) ? all.toSorted(byTime) : all;
    },
    async arrived(clientId, id) {
      await store.arrived(clientId, id);
      forget([clientId]);
    },
    async remove(clientIds) {
      await store.remove(clientIds);
      forget(clientIds);
    },
  };
}

const byTime = (a: NewMessage, b: NewMessage) => a.createdAt.localeCompare(b.createdAt);

type OldMessage = Omit<NewMessage, "clientId" | "pictureKey"> & {
  key: string;
  /** As a data URL. */
  image?: string;
};

/** Until the end of 2026 what waited in chats lay in local storage. It is moved when it is met. */
function oldQueue(userId: number) {
  const storageKey = oldQueueKeyOf(userId);
  const read = (): OldMessage[] => {
    const kept = readDraft(storageKey);
    return Array.isArray(kept) ? kept.filter(isOldMessage) : [];
  };
  return {
    list: () =>
      read().flatMap(({ key, image, ...message }) => {
        // By the key that it may have been sent with already.
        const words = { ...message, clientId: key };
        const picture = image === undefined ? undefined : pictureOf(image);
        if (picture) return { ...words, pictureKey: key, picture };
        return message.message === undefined ? [] : { ...words, picture };
      }),
    holdOnly(held: readonly NewItem[]): void {
      const all = read();
      const left = all.filter(({ key }) => held.some(({ clientId }) => clientId === key));
      if (left.length === 0) removeDraft(storageKey);
      else if (left.length < all.length) writeDraft(storageKey, left);
    },
  };
}

/** Nothing where it is no picture any more. */
function pictureOf(dataUrl: string): Blob | undefined {
  try {
    return pictureBlob(dataUrl);
  } catch {
    return undefined;
  }
}

/** It may be of an older version still, or touched by somebody: what is not whole is left out. */
function isOldMessage(value: unknown): value is OldMessage {
  if (typeof value !== "object" || value === null) return false;
  const { key, chatRoomId, message, image, afterId, createdAt } = value as Partial<OldMessage>;
  const isTextOrAbsent = (text: unknown) => text === undefined || typeof text === "string";
  return (
    typeof key === "string" &&
    typeof chatRoomId === "number" &&
    typeof afterId === "number" &&
    typeof createdAt === "string" &&
    [message, image].every(isTextOrAbsent) &&
    (message !== undefined || image !== undefined)
  );
}
