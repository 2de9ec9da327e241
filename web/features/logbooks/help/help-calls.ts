import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { type HelpFacts, helpFactsOf } from "./help-facts.ts";

/** Imported dynamically, as is everything that brings the endpoint tables along. */
export async function fetchHelp(bookingId: number, signal: AbortSignal): Promise<HelpFacts> {
  const input = { params: { id: String(bookingId) } };
  const [{ data: booking }, form] = await Promise.all([
    api.call("bookings.get", input, { signal }),
    api.call("intakeForms.get", input, { signal }).then(
      ({ data }) => data,
      (error: unknown) => {
        // The sitter can't read it any more, or there is none.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      },
    ),
  ]);
  return helpFactsOf(booking, form);
}
