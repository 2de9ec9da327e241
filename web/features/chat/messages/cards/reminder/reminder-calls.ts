import { api } from "#web/lib/api/browser-api.ts";

/** Imported when first called: with the endpoint tables comes zod, which reading does without. */
export async function putRequestAway(): Promise<void> {
  await api.call("requests.activate", { body: { isActivated: false } });
}

export async function keepRequest(bookingId: number): Promise<void> {
  const params = { id: String(bookingId) };
  await api.call("bookings.requestNotDeactivated", { params, body: { wasUpdated: false } });
}
