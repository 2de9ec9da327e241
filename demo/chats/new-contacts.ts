import type { Dice } from "#art/seed.ts";
import { oneOf } from "#demo/rolls.ts";
import { type Conversation, says } from "./conversation.ts";

const questions = [
  "Hoi {sitter}, ik las je profiel. Heb je nog plek voor {pet}?",
  "Dag {sitter}, wij gaan een weekend weg en zoeken iemand die goed is voor {pet}. Kan dat bij jou?",
  "Hallo {sitter}, doe je ook doordeweekse dagen? Het gaat om {pet}.",
  "Dag {sitter}, {pet} is nog jong en kan niet lang alleen zijn. Mogen we eens langskomen?",
] as const;

const answers = [
  "Dag {owner}, dat kan. Zullen we eerst een keer kennismaken?",
  "Hoi {owner}, leuk dat je schrijft. Welke dagen zoek je precies?",
  "Dag {owner}, {pet} is welkom. Kom gerust een keer kijken.",
] as const;

const refusals = [
  "Dag {owner}, die dagen ben ik zelf weg. Ik hoop dat je iemand vindt.",
  "Hoi {owner}, dank je wel, maar ik zit op het moment vol.",
] as const;

/** What an owner asked a sitter once; `answerHours` is null where nobody answered. */
export function newContact(
  roll: Dice,
  { daysAgo, answerHours }: { daysAgo: number; answerHours: number | null },
): Conversation {
  const begun = daysAgo * 24;
  const question = says("owner", begun, oneOf(roll, questions));
  const common = { about: "dog", begunBy: "owner", archivedBy: "sitter" } as const;
  if (answerHours === null) return { ...common, status: "pending", unread: 1, lines: [question] };
  const isRefused = roll.chance(0.2);
  const text = oneOf(roll, isRefused ? refusals : answers);
  const answer = says("sitter", begun - answerHours, text);
  return isRefused
    ? {
        ...common,
        status: "declined",
        declinedBy: "sitter",
        lines: [question, { ...answer, type: "DECLINE" }],
      }
    : { ...common, status: "accepted", lines: [question, answer] };
}
