import * as z from "zod";
import { priceUnit, serviceType } from "./shared/care.ts";
import { calendarDate } from "./shared/dates.ts";
import { storedImage } from "./shared/images.ts";
import { clearable, integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { line } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

/** What a sitter's profile is made of, for the sitter, the public page and the search alike. */

const priceCents = integerBetween(100, 100_000);

export const offeredService = z.object({
  serviceType,
  priceCents: z.int(),
  unit: priceUnit,
  extraAnimalCents: z.int().optional(),
  minutes: z.int().optional(),
});
export type OfferedService = z.infer<typeof offeredService>;

export const offeredServiceForm = z.object({
  serviceType,
  priceCents,
  /** Without one, the usual unit of the service. */
  unit: priceUnit.optional(),
  extraAnimalCents: clearable(integerBetween(0, 100_000)).optional(),
  minutes: clearable(integerBetween(10, 1_440)).optional(),
});

/** A picture of a profile. */
export const profileImage = storedImage.extend({
  profileImage: z.boolean(),
  coverImage: z.boolean(),
});
export type ProfileImage = z.infer<typeof profileImage>;

export const extraServiceKinds = [
  "watering_plants",
  "post",
  "house_cleaning",
  "pick_up_and_bring_back",
  "grooming",
  "training",
  "giving_medication",
  "overnight_supervision",
] as const;
export const extraServiceKind = z.enum(extraServiceKinds);
export type ExtraServiceKind = z.infer<typeof extraServiceKind>;

/** Without a price it is part of the care. */
export const offeredExtra = z.object({ kind: extraServiceKind, priceCents: z.int().optional() });
export type OfferedExtra = z.infer<typeof offeredExtra>;

export const offeredExtraForm = z.object({
  kind: extraServiceKind,
  priceCents: clearable(integerBetween(0, 100_000)).optional(),
});

export const professionalTypes = ["professional_pet_sitter", "professional_dog_walker"] as const;
export const professionalType = z.enum(professionalTypes);
export type ProfessionalType = z.infer<typeof professionalType>;

/** By its code in the catalogue, or by a name of its own. */
export const diploma = z.object({
  code: z.string().optional(),
  name: z.string().optional(),
  institute: z.string().optional(),
  year: z.int().optional(),
});
export type Diploma = z.infer<typeof diploma>;

export const diplomaForm = z
  .object({
    code: clearable(z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, rule("option"))).optional(),
    name: clearable(line(80)).optional(),
    institute: clearable(line(80)).optional(),
    year: clearable(integerBetween(1950, 2100)).optional(),
  })
  .refine((form) => Boolean(form.code ?? form.name), { path: ["name"], ...rule("required") });

/** Absent: not answered. */
export const homeFacts = z.object({
  garden: z.boolean().optional(),
  car: z.boolean().optional(),
  nonSmoking: z.boolean().optional(),
  childrenAtHome: z.boolean().optional(),
});
export type HomeFacts = z.infer<typeof homeFacts>;

export const homeFactsForm = z.object({
  garden: clearable(yesNo).optional(),
  car: clearable(yesNo).optional(),
  nonSmoking: clearable(yesNo).optional(),
  childrenAtHome: clearable(yesNo).optional(),
});

/** A sitter who is away says until when: the last day of it, or that they don't know yet. */
export const awayForNow = "for_now";
export const awayUntil = z.union([z.literal(awayForNow), calendarDate]);
export type AwayUntil = z.infer<typeof awayUntil>;

/**
 * How late somebody may cancel without hard feelings: until a day, a week, two weeks before. Words, not
 * money: the product takes no part in paying for care.
 */
export const cancellingTerms = ["relaxed", "middle", "firm"] as const;
export const cancellingTerm = z.enum(cancellingTerms);
export type CancellingTerm = z.infer<typeof cancellingTerm>;

/** Days that differ from the ordinary week. */
export const periodKinds = ["available", "away"] as const;
export const availabilityPeriod = z.object({
  kind: z.enum(periodKinds),
  startDate: calendarDate,
  endDate: calendarDate,
});
export type AvailabilityPeriod = z.infer<typeof availabilityPeriod>;

export const availabilityPeriodForm = availabilityPeriod.refine(
  (period) => period.startDate <= period.endDate,
  { path: ["endDate"], ...rule("endBeforeStart") },
);
