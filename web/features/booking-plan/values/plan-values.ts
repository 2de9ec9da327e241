import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { BookingForm, BookingKind, BookingPlace } from "#contract/bookings.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import { toCents } from "#web/ui/forms/price-text.ts";

/** An introduction or a booking while it is being planned. */
export type PlanValues = {
  serviceType: ServiceType | "";
  petIds: string[];
  startDate: string;
  /** Of an introduction always empty: it is over the same day. */
  endDate: string;
  /** Times of day at which somebody comes by. */
  visits: string[];
  /** As typed: when it begins. Of visits the first one on the first day. */
  time: string;
  /** As typed: when it ends. Of visits the last one on the last day. */
  endTime: string;
  place: BookingPlace | "";
  placeText: string;
  details: string;
  /** As typed; empty: what the estimate says. */
  agreedPrice: string;
};

/** Where it is kept until it is sent. */
export const planDraftKey = (kind: BookingKind, sitterId: number) =>
  `bookingForm-${kind}-${sitterId}`;

type Known = { services: readonly { serviceType: ServiceType }[]; pets: readonly { id: number }[] };

/** What there is only one of is chosen already. */
export function emptyPlan({ services, pets }: Known): PlanValues {
  const [service] = services;
  const serviceType = services.length === 1 && service ? service.serviceType : "";
  return {
    serviceType,
    petIds: pets.length === 1 ? pets.map(({ id }) => String(id)) : [],
    startDate: "",
    endDate: "",
    visits: [],
    time: "",
    endTime: "",
    place: usualPlace(serviceType),
    placeText: "",
    details: "",
    agreedPrice: "",
  };
}

/** One day to begin with; care can be made longer from there. */
export function daysFrom(day: string | null, kind: BookingKind): Partial<PlanValues> {
  if (!day) return {};
  return { startDate: day, endDate: kind === "booking" ? day : "" };
}

/** A draft may name an animal that has gone since, or care that is no longer offered. */
export function withoutGone(values: PlanValues, { services, pets }: Known): PlanValues {
  const isOffered = services.some(({ serviceType }) => serviceType === values.serviceType);
  return {
    ...values,
    serviceType: isOffered ? values.serviceType : "",
    petIds: values.petIds.filter((id) => pets.some((pet) => String(pet.id) === id)),
  };
}

/** Care that comes by for a while and goes again. */
export function isVisiting(serviceType: ServiceType | ""): boolean {
  return serviceType === "house_visit" || serviceType === "dog_walking_service";
}

/** Where each kind of care usually is; the first is the one to begin with. */
const placesByService: Record<ServiceType, readonly BookingPlace[]> = {
  house_visit: ["owner_home", "elsewhere"],
  sitter_at_owner_home: ["owner_home", "elsewhere"],
  day_and_night_care_at_owner_home: ["owner_home", "elsewhere"],
  daycare_at_sitter_home: ["sitter_home", "elsewhere"],
  day_and_night_at_sitter_home: ["sitter_home", "elsewhere"],
  dog_walking_service: ["owner_home", "sitter_home", "elsewhere"],
};

export function placesFor(
  kind: BookingKind,
  serviceType: ServiceType | "",
): readonly BookingPlace[] {
  if (kind === "introduction") return ["owner_home", "sitter_home", "elsewhere", "video_call"];
  return serviceType ? placesByService[serviceType] : ["owner_home", "sitter_home", "elsewhere"];
}

export function usualPlace(serviceType: ServiceType | ""): BookingPlace | "" {
  return (serviceType && placesByService[serviceType][0]) || "";
}

/** Other care may be elsewhere: what no longer fits is asked again. */
export function withService(values: PlanValues, serviceType: ServiceType): Partial<PlanValues> {
  const fits = values.place !== "" && placesFor("booking", serviceType).includes(values.place);
  return { serviceType, ...(fits ? {} : { place: usualPlace(serviceType) }) };
}

/** The first visit of the first day and the last one of the last: as chosen, where there is a choice. */
export function visitEnds(values: PlanValues): { first: string; last: string } {
  const visits = values.visits.toSorted();
  const chosen = (time: string) =>
    values.startDate !== values.endDate && visits.includes(time) ? time : undefined;
  return {
    first: chosen(values.time) ?? visits[0] ?? "",
    last: chosen(values.endTime) ?? visits.at(-1) ?? "",
  };
}

/** As much as the price needs: the days, and of visits their times. Null until those are known. */
export function periodOf(values: PlanValues): CarePeriod | null {
  const { startDate, endDate, serviceType } = values;
  if (!startDate || !endDate || endDate < startDate) return null;
  if (!isVisiting(serviceType)) {
    const time = parseTime(values.time) ?? "00:00";
    return { startDate, endDate, time, endTime: parseTime(values.endTime) ?? "23:59", visits: [] };
  }
  if (values.visits.length === 0) return null;
  const { first, last } = visitEnds(values);
  return { startDate, endDate, time: first, endTime: last, visits: values.visits.toSorted() };
}

export type PlannedPeriod = {
  startDate: string;
  time: string;
  endDate?: string;
  endTime?: string;
  visits?: string[];
};

/** Days and times as the server takes them; null while something of them is missing. */
export function periodBody(values: PlanValues, kind: BookingKind): PlannedPeriod | null {
  const { startDate } = values;
  if (!startDate) return null;
  const time = parseTime(values.time);
  if (kind === "introduction") return time ? { startDate, time } : null;
  const period = periodOf(values);
  if (!period) return null;
  if (period.visits.length > 0) return period;
  const endTime = parseTime(values.endTime);
  if (!time || !endTime) return null;
  return { startDate, endDate: period.endDate, time, endTime };
}

type PlanSubject = { kind: BookingKind; sitterId: number };

/** What goes to the server, or null while it is not whole. */
export function planBody(values: PlanValues, { kind, sitterId }: PlanSubject): BookingForm | null {
  const period = periodBody(values, kind);
  const { serviceType, place, placeText } = values;
  if (!period || place === "") return null;
  const details = values.details.trim();
  const shared = {
    ...period,
    otherProfileId: sitterId,
    kind,
    place,
    ...(place === "elsewhere" ? { placeText: placeText.trim() } : {}),
    ...(details ? { details } : {}),
  };
  if (kind === "introduction") return shared;
  if (!serviceType) return null;
  const cents = toCents(values.agreedPrice);
  return {
    ...shared,
    serviceType,
    petIds: values.petIds.map(Number),
    ...(cents === null || Number.isNaN(cents) ? {} : { agreedPrice: cents }),
  };
}
