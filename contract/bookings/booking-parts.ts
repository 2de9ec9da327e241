import * as z from "zod";
import { profileType } from "../profiles.ts";
import { animalCategory } from "../shared/animals.ts";
import { calendarDate, instant } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { bookingPeriod } from "./booking-periods.ts";
import { priceEstimate } from "./price-estimate.ts";

/** One of the two, as the viewer may see it. */
export const bookingProfile = z.object({
  /** Absent when the profile was deleted. */
  id: id.optional(),
  profileType,
  /** Of a deleted one as it was at acceptance; absent when there was none. */
  firstName: z.string().optional(),
  lastInitial: z.string().optional(),
  picture: storedImage.optional(),
  city: z.string().optional(),
  neighborhood: z.string().optional(),
  citySlug: z.string().optional(),
  /** While it is shared (`whatIsShared`); absent before, after, and when there is none. */
  phone: z.string().optional(),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
});
export type BookingProfile = z.infer<typeof bookingProfile>;

export const bookingPet = z.object({
  /** Absent when the pet is gone. */
  id: id.optional(),
  name: z.string(),
  category: animalCategory,
  race: z.string().optional(),
  birthDate: calendarDate.optional(),
  picture: storedImage.optional(),
});
export type BookingPet = z.infer<typeof bookingPet>;

/** Where it takes place, with the house number: for the two, while they need it. */
export const bookingAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type BookingAddress = z.infer<typeof bookingAddress>;

export const proposalKinds = ["dates", "pets", "price"] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What one of them would like to have otherwise; until it is answered everything stays as it is. */
export const bookingProposal = z.object({
  kind: z.enum(proposalKinds),
  proposedBy: profileType,
  reason: z.string().optional(),
  /** What it would be: of dates. */
  period: z.object(bookingPeriod).optional(),
  /** Of pets. */
  pets: z.array(bookingPet).optional(),
  /** What both would agree on: cents. */
  agreedPrice: z.int().optional(),
  /** What the sitter's prices make of it. */
  priceEstimate: priceEstimate.optional(),
  createdAt: instant,
});
export type BookingProposal = z.infer<typeof bookingProposal>;
