import type { BookingPeriodForm } from "#contract/bookings/booking-periods.ts";
import type { Booking } from "#contract/bookings.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { api } from "#web/lib/api/browser-api.ts";
import type { Api } from "#web/lib/api/client.ts";
import type { BookingList, ListQuery } from "./booking-lists.ts";

const idParams = (id: number) => ({ params: { id: String(id) } });

export async function listBookings(query: ListQuery, signal?: AbortSignal): Promise<BookingList> {
  return api.call("bookings.list", { query }, signal ? { signal } : {});
}

type Call = Api["call"];

/** As somebody has read it: every answer and every wish is to that, and to nothing that came after. */
type Read = Pick<Booking, "id" | "revision">;

export async function answerBooking(
  call: Call,
  { id, revision }: Read,
  status: "accepted" | "declined",
  reason = "",
): Promise<Booking> {
  const body = { status, revision, ...said(reason) };
  return (await call("bookings.setStatus", { ...idParams(id), body })).data;
}

export async function changeDates(
  call: Call,
  { id, revision }: Read,
  { reason, ...period }: BookingPeriodForm & { reason: string },
): Promise<Booking> {
  const body = { ...period, revision, ...said(reason) };
  return (await call("bookings.changeDates", { ...idParams(id), body })).data;
}

type Update = Omit<NonNullable<CallInput<"bookings.update">["body"]>, "revision">;

export async function updateBooking(
  call: Call,
  { id, revision }: Read,
  { reason = "", ...change }: Update,
): Promise<Booking> {
  const body = { ...change, revision, ...said(reason) };
  return (await call("bookings.update", { ...idParams(id), body })).data;
}

export async function withdrawProposal(call: Call, { id, revision }: Read): Promise<Booking> {
  const input = { ...idParams(id), body: { revision } };
  return (await call("bookings.withdrawProposal", input)).data;
}

export async function cancelBooking(
  call: Call,
  { id, revision }: Read,
  reason: string,
): Promise<Booking> {
  const input = { ...idParams(id), body: { reason, revision } };
  return (await call("bookings.cancel", input)).data;
}

export async function sayHome(call: Call, id: number): Promise<Booking> {
  return (await call("bookings.sayHome", idParams(id))).data;
}

function said(reason: string): { reason?: string } {
  return reason.trim() === "" ? {} : { reason };
}
