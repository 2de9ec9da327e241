import type { Message } from "#contract/messages.ts";
import type { NewItem, OutboxRules, Stored } from "#web/lib/outbox/outbox-item.ts";

/** A message on its way out. It waits on the device until the server has said that it has it. */
export type NewMessage = NewItem & {
  readonly chatRoomId: number;
  readonly message?: string;
  /** The latest message of the room that was known when it was written. */
  readonly afterId: number;
  readonly createdAt: string;
};

/** As the conversation shows it; `refusal` is the server's word for why, which sending again can't change. */
export type QueuedMessage = Stored<NewMessage> & {
  /** Of its picture: an address that only this page can show. */
  readonly pictureUrl?: string;
};

/** None makes another needless, and none is about another. */
export const messageRules: OutboxRules<NewMessage> = {
  joiningOf: () => ({ dropped: [], isNeeded: true }),
  madeBy: () => undefined,
  withNumber: (message) => message,
};

/** However often it is sent, it arrives once. What was refused is a new wish: the server keeps its refusal. */
export function idempotencyKeyOf({ clientId, retries = 0 }: QueuedMessage): string {
  return retries === 0 ? clientId : `${clientId}-${retries}`;
}

/** Where messages waited before the device had an outbox; see message-store.ts. */
export const oldQueueKeyOf = (userId: number) => `chatQueue-${userId}`;

/**
 * Those that are not among the room's messages yet. The live event of a message may be here before
 * the answer to sending it, and then it must not show twice.
 */
export function notArrived(
  queue: readonly QueuedMessage[],
  messages: readonly Message[],
): QueuedMessage[] {
  const own = messages.filter(({ isOwn }) => isOwn);
  const taken = new Set<number>();
  return queue.filter((queued) => {
    if (queued.refusal !== undefined) return true;
    const arrived = own.find(
      (message) => !taken.has(message.id) && message.id > queued.afterId && isSame(message, queued),
    );
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

function isSame(message: Message, queued: QueuedMessage): boolean {
  const isSamePicture = (message.image !== undefined) === (queued.pictureKey !== undefined);
  return isSamePicture && tidy(message.message) === tidy(queued.message);
}

/** The server trims, and keeps one empty line where there were more. */
function tidy(text = ""): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
