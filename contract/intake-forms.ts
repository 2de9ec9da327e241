import * as z from "zod";
import { bookingPet } from "./bookings/booking-parts.ts";
import { progressValues } from "./bookings.ts";
import {
  agreementsForm,
  agreementsSection,
  awayForm,
  awaySection,
  emergencyForm,
  emergencySection,
  houseForm,
  houseSection,
  petCare,
  petCareForm,
  remarksForm,
  remarksSection,
  staySections,
  vetForm,
  vetSection,
} from "./intake-forms/intake-sections.ts";
import { profileType } from "./profiles.ts";
import { instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";

/** So old, and what a standing form says has to be looked at again. */
export const standingFormYears = 1;

/** One part of the form, in the order in which it is asked. */
export const intakePart = z.object({
  section: z.enum([...staySections, "pet"]),
  /** Of a pet. */
  petId: id.optional(),
  isDone: z.boolean(),
  savedAt: instant.optional(),
});
export type IntakePart = z.infer<typeof intakePart>;

/** What one may say of a value in a list of changes. */
const changedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type ChangedValue = z.infer<typeof changedValue>;

/** One field that was changed after the form was complete. */
export const intakeChange = z.object({
  id,
  section: z.enum([...staySections, "pet"]),
  petId: id.optional(),
  /** The field; of a medicine or of what is allowed: `medicines` or `rules`, with `item` and `part`. */
  field: z.string(),
  item: z.string().optional(),
  part: z.string().optional(),
  /** Absent: it was empty, or it is now. */
  old: changedValue.optional(),
  new: changedValue.optional(),
  /** When the sitter said to have seen it. */
  seenAt: instant.optional(),
});
export type IntakeChange = z.infer<typeof intakeChange>;

export const intakeVersion = z.object({
  /** 1 is the form as it was first complete. */
  number: z.int(),
  savedBy: profileType,
  savedAt: instant,
  changes: z.array(intakeChange),
});
export type IntakeVersion = z.infer<typeof intakeVersion>;

const sections = {
  away: awaySection.optional(),
  emergency: emergencySection.optional(),
  vet: vetSection.optional(),
  house: houseSection.optional(),
  pets: z.array(petCare.extend({ petId: id })),
  agreements: agreementsSection.optional(),
  remarks: remarksSection.optional(),
};

/** What a standing form and a booking's have in common. */
const form = {
  progress: z.enum(progressValues),
  parts: z.array(intakePart),
  /** Of which pets there is a part. */
  pets: z.array(bookingPet.extend({ id })),
  /** What was filled in. */
  sections: z.object(sections),
  updatedAt: instant.optional(),
};

export const standingIntakeForm = z.object(form);
export type StandingIntakeForm = z.infer<typeof standingIntakeForm>;

export const intakeForm = z.object({
  ...form,
  bookingId: id,
  /** The owner may, until the end. */
  canEdit: z.boolean(),
  /** The sitter confirms what was changed. */
  canConfirm: z.boolean(),
  /** Until when the sitter can read it. */
  readableUntil: instant,
  /** The latest first; none before the form was complete. */
  versions: z.array(intakeVersion),
  unseenChanges: z.int(),
});
export type IntakeForm = z.infer<typeof intakeForm>;
export type IntakeSections = IntakeForm["sections"];

const someId = integerBetween(1, 999_999_999);

/** One part or several; what is absent stays as it is. */
export const intakeFormUpdate = z.object({
  away: awayForm.optional(),
  emergency: emergencyForm.optional(),
  vet: vetForm.optional(),
  house: houseForm.optional(),
  pets: listOf(petCareForm.extend({ petId: someId }), 20).optional(),
  agreements: agreementsForm.optional(),
  remarks: remarksForm.optional(),
});
export type IntakeFormUpdate = z.input<typeof intakeFormUpdate>;

const bookingParams = z.object({ id: pathId });

export const intakeFormsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/booking/{id}/intake",
    access: "user",
    summary:
      "The intake form of a booking: for its owner, and for the sitter until a week after the end.",
    params: bookingParams,
    response: z.object({ data: intakeForm }),
  }),
  // No answers of these are kept for an idempotency key: they hold what is encrypted elsewhere. Sent
  // twice, the second finds nothing to change.
  update: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/intake",
    access: "user",
    summary: "Saves parts of the form. It is complete once each of its parts was saved.",
    repeatable: true,
    params: bookingParams,
    body: intakeFormUpdate.extend({
      /** Also as the standing form, for bookings to come. */
      isKept: yesNo.optional(),
    }),
    response: z.object({ data: intakeForm }),
  }),
  confirm: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/intake/seen",
    access: "user",
    summary: "The sitter has seen these changes; without a list, all of them.",
    repeatable: true,
    params: bookingParams,
    body: z.object({
      changeIds: listOf(someId, 500).optional(),
      /** The number of the latest version that was read; is there a later one, 409 `changedMeanwhile`. */
      version: integerBetween(0, 1_000_000).optional(),
    }),
    response: z.object({ data: intakeForm }),
  }),
  getStanding: endpoint({
    method: "GET",
    path: "/api/intakeForm",
    access: "user",
    summary: "The owner's standing form, from which that of a new booking is filled.",
    response: z.object({ data: standingIntakeForm }),
  }),
  updateStanding: endpoint({
    method: "PUT",
    path: "/api/intakeForm",
    access: "user",
    summary: "Saves parts of the standing form.",
    repeatable: true,
    body: intakeFormUpdate,
    response: z.object({ data: standingIntakeForm }),
  }),
};
