import type { Message } from "#contract/messages.ts";

/** A message on its way out. It is kept until the server has said that it has it. */
export type QueuedMessage = {
  /** Its idempotency key: however often it is sent, it arrives once. */
  readonly key: string;
  readonly chatRoomId: number;
  readonly message?: string;
  /** A picture as a data URL. */
  readonly image?: string;
  /** The latest message of the room that was known when it was written. */
  readonly afterId: number;
  readonly createdAt: string;
  /** The server's refusal, which sending again by itself can't change. */
  readonly problem?: string;
};

/** What was kept may be of an older version, or touched by somebody: what is not whole is left out. */
export function readQueue(kept: unknown): QueuedMessage[] {
  return Array.isArray(kept) ? kept.filter(isQueuedMessage) : [];
}

function isQueuedMessage(value: unknown): value is QueuedMessage {
  if (typeof value !== "object" || value === null) return false;
  const { key, chatRoomId, message, image, afterId, createdAt, problem } =
    value as Partial<QueuedMessage>;
  const isTextOrAbsent = (text: unknown) => text === undefined || typeof text === "string";
  return (
    typeof key === "string" &&
    typeof chatRoomId === "number" &&
    typeof afterId === "number" &&
    typeof createdAt === "string" &&
    [message, image, problem].every(isTextOrAbsent) &&
    (message !== undefined || image !== undefined)
  );
}

/** The first of each room that nothing keeps back: rooms don't wait for each other. */
export function nextToSend(
  queue: readonly QueuedMessage[],
  busyRooms: ReadonlySet<number>,
): QueuedMessage[] {
  const seen = new Set(busyRooms);
  return queue.filter(({ chatRoomId, problem }) => {
    if (problem !== undefined || seen.has(chatRoomId)) return false;
    seen.add(chatRoomId);
    return true;
  });
}

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
    if (queued.problem !== undefined) return true;
    const arrived = own.find(
      (message) => !taken.has(message.id) && message.id > queued.afterId && isSame(message, queued),
    );
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

function isSame(message: Message, queued: QueuedMessage): boolean {
  const isSamePicture = (message.image !== undefined) === (queued.image !== undefined);
  return isSamePicture && tidy(message.message) === tidy(queued.message);
}

/** The server trims, and keeps one empty line where there were more. */
function tidy(text = ""): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** How long to wait before trying once more, by how often it has failed in a row. */
export function retryDelayMs(failures: number, retryAfterSeconds: number | null): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1_000;
  return Math.min(30_000, 1_000 * 2 ** failures);
}

/** No answer, a server that is starting or overloaded, too many at once: it may well work later. */
export function mayWorkLater(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
