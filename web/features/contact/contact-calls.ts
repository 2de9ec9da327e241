import { messagesEndpoints } from "#contract/messages.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

/** Gives back the room that the message is in. */
export async function sendFirstMessage(profileId: number, message: string): Promise<number> {
  const body = { message, profileId };
  const idempotencyKey = tries.keyFor(body);
  const { data } = await api.call(messagesEndpoints.send, { body }, { idempotencyKey });
  tries.answered();
  return data.chatRoomId;
}
