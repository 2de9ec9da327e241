import type { Message } from "#contract/messages.ts";

/**
 * The stretch of a room's messages that is loaded, oldest first. It is a window: a room may have fifty
 * thousand, and no browser should hold more of them than somebody could look at.
 */
export type Conversation = {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** The window ends before the latest message; what comes in live is beyond it. */
  readonly hasNewer: boolean;
};

export const pageLength = 50;
export const windowMaxLength = 200;

/** How the first page is asked for, so that the first message that was not read is in it. */
export function openingPage(unread: number): { offset: number; limit: number } {
  const before = 20;
  const longest = 100;
  if (unread + before <= longest)
    return { offset: 0, limit: Math.max(pageLength, unread + before) };
  return { offset: unread + before - longest, limit: longest };
}

export type Page = { data: readonly Message[]; hasMore: boolean };

/** As many rows as a slow phone draws between two frames. */
const partLength = 10;

/** A page bit by bit, what is nearest to the reader first. */
export function inParts({ data, hasMore }: Page): Page[] {
  const count = Math.max(1, Math.ceil(data.length / partLength));
  return Array.from({ length: count }, (_, index) => ({
    data: data.slice(index * partLength, (index + 1) * partLength),
    hasMore: hasMore || index < count - 1,
  }));
}

/** From a page that comes newest first; `offset` newer ones were left out. */
export function fromNewest({ data, hasMore }: Page, offset = 0): Conversation {
  return { messages: data.toReversed(), hasOlder: hasMore, hasNewer: offset > 0 };
}

/** A page of older ones was loaded; the latest go when there are too many. */
export function withOlder(conversation: Conversation, { data, hasMore }: Page): Conversation {
  const messages = unite(data.toReversed(), conversation.messages);
  const isTooLong = messages.length > windowMaxLength;
  return {
    messages: messages.slice(0, windowMaxLength),
    hasOlder: hasMore,
    hasNewer: conversation.hasNewer || isTooLong,
  };
}

/** A page of newer ones, oldest first; the earliest go when there are too many. */
export function withNewer(conversation: Conversation, { data, hasMore }: Page): Conversation {
  const messages = unite(conversation.messages, data);
  const isTooLong = messages.length > windowMaxLength;
  return {
    messages: messages.slice(-windowMaxLength),
    hasOlder: conversation.hasOlder || isTooLong,
    hasNewer: hasMore,
  };
}

/** Whether messages are missing between the last one that is here and the latest page. */
export function hasHole(lastId: number | undefined, newest: Page): boolean {
  const first = newest.data.at(-1);
  return first !== undefined && lastId !== undefined && first.id > lastId && newest.hasMore;
}

/** The latest page was fetched again: what is new in it, what was read or taken back meanwhile. */
export function refreshed(conversation: Conversation, newest: Page): Conversation {
  if (conversation.hasNewer) return withChanges(conversation, newest.data);
  const fresh = fromNewest(newest);
  const last = conversation.messages.at(-1);
  // So much was missed that the two don't meet: begin anew.
  if (!last || hasHole(last.id, newest)) return fresh;
  const united = unite(conversation.messages, fresh.messages);
  return trimmed({ ...conversation, messages: readThrough(united) });
}

/** Somebody wrote: here, in another tab, or at the other side. */
export function withMessage(conversation: Conversation, message: Message): Conversation {
  if (conversation.hasNewer && !has(conversation, message.id)) return conversation;
  return trimmed({ ...conversation, messages: unite(conversation.messages, [message]) });
}

/** A message that is not loaded does not come in by being changed. */
export function withChanges(conversation: Conversation, changed: readonly Message[]): Conversation {
  const known = changed.filter(({ id }) => has(conversation, id));
  if (known.length === 0) return conversation;
  return { ...conversation, messages: readThrough(unite(conversation.messages, known)) };
}

/** The other side has seen everything up to here. */
export function withReadUntil(conversation: Conversation, readUntil: number): Conversation {
  return {
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.isOwn && !message.read && message.id <= readUntil
        ? { ...message, read: true }
        : message,
    ),
  };
}

/** The reader has seen all there is. */
export function withAllRead(conversation: Conversation): Conversation {
  if (conversation.messages.every(({ isOwn, read }) => isOwn || read)) return conversation;
  const messages = conversation.messages.map((message) =>
    message.isOwn || message.read ? message : { ...message, read: true },
  );
  return { ...conversation, messages };
}

/** Where 'new messages' stands; null when all was read. */
export function firstUnreadId({ messages }: Conversation): number | null {
  return (
    messages.find(({ isOwn, read, type }) => !isOwn && !read && type !== "WELCOME")?.id ?? null
  );
}

function has({ messages }: Conversation, id: number): boolean {
  return messages.some((message) => message.id === id);
}

/** By id, which is the order on both sides; of two with one id the later given counts. */
function unite(some: readonly Message[], others: readonly Message[]): Message[] {
  const byId = new Map([...some, ...others].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Reading goes from top to bottom: whoever has read one of ours has read those before it. */
function readThrough(messages: readonly Message[]): readonly Message[] {
  const last = messages.findLast(({ isOwn, read }) => isOwn && read);
  if (!last) return messages;
  return messages.map((message) =>
    message.isOwn && !message.read && message.id < last.id ? { ...message, read: true } : message,
  );
}

function trimmed(conversation: Conversation): Conversation {
  if (conversation.messages.length <= windowMaxLength) return conversation;
  const messages = conversation.messages.slice(-windowMaxLength);
  return { ...conversation, messages, hasOlder: true };
}
