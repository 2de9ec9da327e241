import type * as z from "zod";
import type { BookingPeriodForm } from "#contract/bookings/booking-periods.ts";
import { type Booking, bookingsEndpoints } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { api } from "#web/lib/api/browser-api.ts";
import type { BookingList, ListQuery } from "./booking-lists.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
const idParams = (id: number) => ({ params: { id: String(id) } });

export async function listBookings(query: ListQuery, signal?: AbortSignal): Promise<BookingList> {
  return api.call(bookingsEndpoints.list, { query }, signal ? { signal } : {});
}

export async function getBooking(id: number): Promise<Booking> {
  return (await api.call(bookingsEndpoints.get, idParams(id))).data;
}

/** As somebody has read it: every answer and every wish is to that, and to nothing that came after. */
type Read = Pick<Booking, "id" | "revision">;

export async function answerBooking(
  { id, revision }: Read,
  status: "accepted" | "declined",
  reason = "",
): Promise<Booking> {
  const body = { status, revision, ...said(reason) };
  return (await api.call(bookingsEndpoints.setStatus, { ...idParams(id), body })).data;
}

export async function changeDates(
  { id, revision }: Read,
  { reason, ...period }: BookingPeriodForm & { reason: string },
): Promise<Booking> {
  const body = { ...period, revision, ...said(reason) };
  return (await api.call(bookingsEndpoints.changeDates, { ...idParams(id), body })).data;
}

type Update = Omit<z.input<typeof bookingsEndpoints.update.body>, "revision">;

export async function updateBooking(
  { id, revision }: Read,
  { reason = "", ...change }: Update,
): Promise<Booking> {
  const body = { ...change, revision, ...said(reason) };
  return (await api.call(bookingsEndpoints.update, { ...idParams(id), body })).data;
}

export async function withdrawProposal({ id, revision }: Read): Promise<Booking> {
  const input = { ...idParams(id), body: { revision } };
  return (await api.call(bookingsEndpoints.withdrawProposal, input)).data;
}

export async function cancelBooking({ id, revision }: Read, reason: string): Promise<Booking> {
  const input = { ...idParams(id), body: { reason, revision } };
  return (await api.call(bookingsEndpoints.cancel, input)).data;
}

export async function sayHome(id: number): Promise<Booking> {
  return (await api.call(bookingsEndpoints.sayHome, idParams(id))).data;
}

export async function markBookingAsSeen(id: number, profileType: ProfileType): Promise<Booking> {
  const input = { ...idParams(id), body: { profileType } };
  return (await api.call(bookingsEndpoints.markAsSeen, input)).data;
}

function said(reason: string): { reason?: string } {
  return reason.trim() === "" ? {} : { reason };
}
