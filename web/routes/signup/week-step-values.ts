import type { RegistrationStep } from "#contract/profiles.ts";
import type { WeekdayParts } from "#contract/shared/care.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { weekIn } from "#web/lib/time/week.ts";

export type StepWeek = { availability: WeekdayParts[] };

export function readStepWeek(fields: FormData): StepWeek {
  return { availability: weekIn(fields, "availability") };
}

export function weekErrors({ availability }: StepWeek, needOne: string): FieldTexts {
  return availability.length === 0 ? { availability: needOne } : {};
}

/** What is saved of this step. */
export function weekUpdate({ availability }: StepWeek, next: RegistrationStep) {
  return { profile: { availability }, registrationStep: next };
}
