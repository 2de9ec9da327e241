import type { Message } from "#contract/messages.ts";
import { isSaid } from "./grouping.ts";

/**
 * A question and the message about its answer say the same twice where nothing was said in between. Of a
 * yes the question stays, with its facts and buttons; of all else the answer does, with its reason.
 */
export function withoutRepeats(messages: readonly Message[]): readonly Message[] {
  const repeated = new Set<number>();
  messages.forEach((message, index) => {
    const question = questionOf(message, messages, index);
    if (question) repeated.add(isYes(message) ? message.id : question.id);
  });
  return repeated.size === 0 ? messages : messages.filter(({ id }) => !repeated.has(id));
}

const answersToQuestions: readonly unknown[] = [
  "accepted",
  "declined",
  "proposalAccepted",
  "proposalDeclined",
  "proposalWithdrawn",
];

function isYes({ params }: Message): boolean {
  return params?.status === "accepted" || params?.status === "proposalAccepted";
}

/** Further up, unless somebody has written since. */
function questionOf(
  { type, params }: Message,
  messages: readonly Message[],
  index: number,
): Message | null {
  if (type !== "BOOKING_STATUS_SET" || !answersToQuestions.includes(params?.status)) return null;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = messages[at];
    if (!before || isSaid(before)) return null;
    const isAsked = before.type === "ACCEPT_BOOKING" && before.params?.answer !== undefined;
    if (isAsked && before.params?.bookingId === params?.bookingId) return before;
  }
  return null;
}
