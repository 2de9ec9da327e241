import type * as z from "zod";
import {
  type AwayUntil,
  awayForNow,
  type Diploma,
  type diplomaForm,
  type OfferedExtra,
  type OfferedService,
  type offeredExtraForm,
  type offeredServiceForm,
} from "#contract/profile-parts.ts";
import { type ProfileType, type RegistrationStep, registrationSteps } from "#contract/profiles.ts";
import {
  type PartOfDay,
  usualUnits,
  type Weekday,
  type WeekdayParts,
} from "#contract/shared/care.ts";

/**
 * Signing up goes step by step. Somebody who leaves comes back at the furthest step they had reached,
 * so going back to correct something never takes that away.
 */
export function furthestStep(
  profileType: ProfileType,
  reached: RegistrationStep | null,
  next: RegistrationStep,
): RegistrationStep {
  const steps: readonly RegistrationStep[] = registrationSteps[profileType];
  return reached && steps.indexOf(reached) > steps.indexOf(next) ? reached : next;
}

export function isStepOf(profileType: ProfileType, step: RegistrationStep): boolean {
  return registrationSteps[profileType].some((each) => each === step);
}

/** Where the wizard of a second profile begins: what the user has told already is not asked again. */
export function firstStepOfSecond(
  profileType: ProfileType,
  { hasAddress }: { hasAddress: boolean },
): RegistrationStep {
  return hasAddress ? registrationSteps[profileType][2] : "address";
}

/** Each service once, the last word counts; without a unit, the usual one. */
export function toOfferedServices(
  forms: readonly z.output<typeof offeredServiceForm>[],
): OfferedService[] {
  const byType = new Map(forms.map((form) => [form.serviceType, form]));
  return [...byType.values()].map((form) => ({
    serviceType: form.serviceType,
    priceCents: form.priceCents,
    unit: form.unit ?? usualUnits[form.serviceType],
    extraAnimalCents: form.extraAnimalCents ?? undefined,
    minutes: form.minutes ?? undefined,
  }));
}

export type AvailabilityRow = { weekday: Weekday; partOfDay: PartOfDay };

export function toAvailabilityRows(week: readonly WeekdayParts[]): AvailabilityRow[] {
  const rows = week.flatMap(({ weekday, parts }) =>
    parts.map((partOfDay) => ({ weekday, partOfDay })),
  );
  return [...new Map(rows.map((row) => [`${row.weekday} ${row.partOfDay}`, row])).values()];
}

export function toOfferedExtras(
  forms: readonly z.output<typeof offeredExtraForm>[],
): OfferedExtra[] {
  const byKind = new Map(forms.map((form) => [form.kind, form]));
  return [...byKind.values()].map(({ kind, priceCents }) => ({
    kind,
    priceCents: priceCents ?? undefined,
  }));
}

export function toDiplomas(forms: readonly z.output<typeof diplomaForm>[]): Diploma[] {
  return forms.map((form) => ({
    code: form.code ?? undefined,
    name: form.name ?? undefined,
    institute: form.institute ?? undefined,
    year: form.year ?? undefined,
  }));
}

type Away = { isAway: boolean; awayUntil: string | null };

/** For a while, until a day or until they say so; null: they are there again. */
export function toAway(until: AwayUntil | null): Away {
  return { isAway: until !== null, awayUntil: until === awayForNow ? null : until };
}

export function awayUntilOf({ isAway, awayUntil }: Away): AwayUntil | undefined {
  return isAway ? (awayUntil ?? awayForNow) : undefined;
}

/** Of a day that has gone nobody can be away any more. */
export function isAwayInPast(until: AwayUntil | null, today: string): boolean {
  return until !== null && until !== awayForNow && until < today;
}

type Told = Partial<Record<"ratingSum" | "reviewCount" | "referenceCount", number>> & {
  badges?: readonly string[];
};

/**
 * Whether a page has something new to read: a review, a reference, a badge. How soon somebody answers
 * changes with every message, and is no reason for a search engine to come again.
 */
export function saysSomethingNew(before: Told, after: Told): boolean {
  const counted = ["ratingSum", "reviewCount", "referenceCount"] as const;
  if (counted.some((name) => after[name] !== undefined && after[name] !== before[name]))
    return true;
  return after.badges !== undefined && after.badges.join() !== before.badges?.join();
}
