import type { BookingKind } from "#contract/bookings.ts";
import { type PlanStep, planSteps } from "#contract/urls/urls.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** An introduction asks for nothing but when and where, and has room for a few words. */
const stepsByKind: Record<BookingKind, readonly PlanStep[]> = {
  booking: planSteps,
  introduction: ["when", "place", "summary"],
};

export function stepsOf(kind: BookingKind): readonly PlanStep[] {
  return stepsByKind[kind];
}

/** The step in the address, if this kind has it; else the first. */
export function stepIn(query: URLSearchParams, kind: BookingKind): PlanStep {
  const steps = stepsOf(kind);
  return steps.find((step) => step === query.get("step")) ?? steps[0] ?? "when";
}

const whenFields = ["startDate", "endDate", "visits", "time", "endTime"];

/** By the names that both form and server know them by. */
const fieldsByStep: Record<PlanStep, readonly string[]> = {
  service: ["serviceType"],
  pets: ["petIds"],
  when: whenFields,
  place: ["place", "placeText"],
  details: ["details"],
  summary: ["agreedPrice"],
};

function fieldsOf(kind: BookingKind, step: PlanStep): readonly string[] {
  const own = fieldsByStep[step];
  return kind === "introduction" && step === "place" ? [...own, ...fieldsByStep.details] : own;
}

/** Of all lines, those that this step shows. */
export function linesOfStep(lines: FieldTexts, kind: BookingKind, step: PlanStep): FieldTexts {
  const fields = fieldsOf(kind, step);
  // `visits.0` belongs to `visits`.
  const isHere = ([name]: [string, unknown]) => fields.includes(name.split(".")[0] ?? "");
  return Object.fromEntries(Object.entries(lines).filter(isHere));
}

/** The first step that has something to mend. */
export function firstOpenStep(lines: FieldTexts, kind: BookingKind): PlanStep | undefined {
  return stepsOf(kind).find((step) => Object.keys(linesOfStep(lines, kind, step)).length > 0);
}
