import { messagesEndpoints } from "#contract/messages.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createIdempotencyKey } from "#web/lib/api/idempotency-key.ts";

/** What was sent last, and the key that it went by. */
let lastTry: { what: string; idempotencyKey: string } | null = null;

/**
 * Gives back the room that the message is in. The same words sent again, after an answer that never
 * came, are no second message.
 */
export async function sendFirstMessage(profileId: number, message: string): Promise<number> {
  const what = JSON.stringify([profileId, message]);
  if (lastTry?.what !== what) lastTry = { what, idempotencyKey: createIdempotencyKey() };
  const { idempotencyKey } = lastTry;
  const body = { message, profileId };
  const { data } = await api.call(messagesEndpoints.send, { body }, { idempotencyKey });
  lastTry = null;
  return data.chatRoomId;
}
