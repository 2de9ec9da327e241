import { urls } from "#contract/urls/urls.ts";
import { titleOf } from "#web/features/bookings/booking-words.ts";
import { useBookingUpdates } from "#web/features/bookings/bookings-cache.ts";
import {
  BookingDetail,
  type BookingDetailProps,
} from "#web/features/bookings/detail/booking-detail.tsx";
import { openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { Back, RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/booking.ts";
import { answerAction } from "./answer-action.server.ts";
import { loadBooking } from "./load-bookings.ts";

/** The kind tells the two apart: they share their address. */
export const handle: RouteHandle = {
  namespaces: ["bookings", "care"],
  forms: true,
  back: (loaded): Back => {
    const kind = (loaded as Partial<BookingDetailProps> | undefined)?.booking?.value.kind;
    return { header: `back.${kind ?? "booking"}`, to: urls.bookings() };
  },
};

export const action = (args: Route.ActionArgs) => answerAction(args.params.bookingId)(args);

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const opened = await loadBooking(page, args.params.bookingId);
  const title = titleOf(opened.booking.value, page.texts("bookings"));
  return { ...opened, now: page.now.toISOString(), meta: page.meta({ title }) };
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  return (
    <Queries>
      <BookingScreen {...loaderData} />
    </Queries>
  );
}

function BookingScreen(opened: BookingDetailProps) {
  useBookingUpdates();
  return (
    <div className="wrap pt-5 pb-section md:pt-8">
      <BookingDetail key={opened.booking.value.id} {...opened} />
    </div>
  );
}
