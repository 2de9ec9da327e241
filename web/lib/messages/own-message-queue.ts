import { createMessageQueue, type MessageQueue, queueKeyOf } from "./message-queue.ts";

let own: { userId: number; queue: MessageQueue } | undefined;

/** The queue of whoever is logged in: one a tab, for as long as the tab lives. */
export function ownMessageQueue(userId: number): MessageQueue {
  if (own?.userId === userId) return own.queue;
  const queue = createMessageQueue({
    userId,
    // With the endpoint tables comes zod, which reading does without.
    send: async (...args) => (await import("./send-message.ts")).sendMessage(...args),
  });
  own = { userId, queue };
  window.addEventListener("online", queue.goOn);
  window.addEventListener("storage", ({ key }) => {
    if (key === queueKeyOf(userId)) queue.show();
  });
  queue.goOn();
  return queue;
}
