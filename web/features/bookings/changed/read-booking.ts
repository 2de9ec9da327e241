import type { Booking } from "#contract/bookings.ts";
import type { When } from "../booking-dates.ts";
import { priceOf } from "../price-words.ts";

/** What of a booking somebody reads and answers: what a yes would be to. */
export type ReadBooking = Terms & {
  /** Where one of the two would like something otherwise. */
  proposed: Partial<Pick<Terms, "when" | "petNames" | "price">> | null;
};
type Terms = {
  when: When;
  petNames: readonly string[];
  price: number | null;
  place: Booking["place"];
  placeText: string;
  details: string;
};

export function readOf(booking: Booking): ReadBooking {
  const { pets, place, placeText = "", details = "", proposal } = booking;
  const names = (named: Booking["pets"]) => named.map(({ name }) => name);
  return {
    when: whenOf(booking),
    petNames: names(pets),
    price: priceOf(booking),
    place,
    placeText,
    details,
    proposed: proposal
      ? {
          ...(proposal.period ? { when: whenOf(proposal.period) } : {}),
          ...(proposal.pets ? { petNames: names(proposal.pets) } : {}),
          ...(proposal.agreedPrice === undefined ? {} : { price: proposal.agreedPrice }),
        }
      : null,
  };
}

function whenOf({ startDate, time, endDate, endTime, visits }: When): When {
  return { startDate, time, endDate, endTime, visits: [...visits] };
}

export const readParts = [
  "when",
  "petNames",
  "price",
  "place",
  "details",
  "proposedWhen",
  "proposedPetNames",
  "proposedPrice",
] as const;
export type ReadPart = (typeof readParts)[number];

/** What is otherwise now than it was when it was read. */
export function changedParts(was: ReadBooking, is: ReadBooking): ReadPart[] {
  return readParts.filter((part) => textOf(was, part) !== textOf(is, part));
}

function textOf(read: ReadBooking, part: ReadPart): string {
  switch (part) {
    case "place":
      return JSON.stringify([read.place, read.placeText]);
    case "proposedWhen":
      return JSON.stringify(read.proposed?.when ?? null);
    case "proposedPetNames":
      return JSON.stringify(read.proposed?.petNames ?? null);
    case "proposedPrice":
      return JSON.stringify(read.proposed?.price ?? null);
    default:
      return JSON.stringify(read[part]);
  }
}

/** A form without script carries what its page said, for the page that comes after it. */
export function toField(read: ReadBooking): string {
  return JSON.stringify(read);
}

/** Null where it is no text that a page of ours wrote. */
export function fromField(text: unknown): ReadBooking | null {
  if (typeof text !== "string" || text === "") return null;
  try {
    const read = JSON.parse(text) as Partial<ReadBooking> | null;
    const isWhole =
      typeof read?.when?.startDate === "string" &&
      typeof read.when.endDate === "string" &&
      Array.isArray(read.when.visits) &&
      Array.isArray(read.petNames) &&
      read.proposed !== undefined;
    return isWhole ? (read as ReadBooking) : null;
  } catch {
    return null;
  }
}
