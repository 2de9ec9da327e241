import { api } from "#web/lib/api/browser-api.ts";

/** Imported when first called: with the endpoint tables comes zod. Null: they gave none. */
export async function findSittersPhone(bookingId: number): Promise<string | null> {
  const { data } = await api.call("bookings.get", { params: { id: String(bookingId) } });
  return data.profiles.find(({ isOwn }) => !isOwn)?.phone ?? null;
}
