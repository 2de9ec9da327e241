import type { Context } from "#server/platform/context.ts";
import { messageChanged } from "../chat.events.ts";
import { answerRequestQuestions } from "./messages.repository.ts";

type Asked = { roomId: number; bookingId: number } | { requestId: number; profileId: number };

/**
 * Whether a request is still needed was asked in the rooms of its owner: who has answered, about one
 * booking or by putting the request away, need not be asked any more.
 */
export async function answerRequestReminders(
  { db, outbox }: Context<"outbox">,
  asked: Asked,
): Promise<void> {
  const answered = await answerRequestQuestions(db, asked);
  await outbox.publish(db, answered.map(messageChanged));
}
