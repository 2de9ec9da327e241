import type { Message } from "#contract/messages.ts";
import { type CardWords, said } from "./booking-words.ts";

const states = {
  INTAKE_FORM_FILLED_OUT: "filled",
  INTAKE_FORM_DATA_IMPORTED: "imported",
  INTAKE_FORM_DATA_MUST_BE_FILLED: "needed",
} as const;
export type IntakeMessageType = keyof typeof states;

export function isAboutIntake(type: Message["type"]): type is IntakeMessageType {
  return Object.hasOwn(states, type);
}

/** The form is the owner's: what was done with it, they did. */
export function whoseIntake(type: IntakeMessageType, words: CardWords): string {
  return said(`intake.${states[type]}`, "pet_owner", words);
}
