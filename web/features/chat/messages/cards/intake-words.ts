import type { Message } from "#contract/messages.ts";
import { type CardWords, said } from "./booking-words.ts";
import { isAnswered } from "./message-state.ts";

const states = {
  INTAKE_FORM_FILLED_OUT: "filled",
  INTAKE_FORM_DATA_IMPORTED: "imported",
  INTAKE_FORM_DATA_MUST_BE_FILLED: "needed",
} as const;
export type IntakeState = (typeof states)[keyof typeof states] | "missed";

/** Null: not about an intake form. One that was needed has come, or the booking ended without it. */
export function intakeStateOf(message: Pick<Message, "type" | "params">): IntakeState | null {
  const known: Partial<Record<Message["type"], IntakeState>> = states;
  const state = known[message.type] ?? null;
  if (state !== "needed") return state;
  if (isAnswered(message)) return "filled";
  return message.params?.isOver === true ? "missed" : state;
}

/** The form is the owner's: what was done with it, they did. */
export function whoseIntake(state: IntakeState, words: CardWords): string {
  return said(`intake.${state}`, "pet_owner", words);
}
