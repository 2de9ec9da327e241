import { lazy, Suspense } from "react";
import type { Booking } from "#contract/bookings.ts";
import { Loading } from "#web/lib/page/loading.ts";
import type { BookingActions } from "../use-booking-actions.ts";

const ChangeSheet = lazy(() =>
  import("./change-sheet.tsx").then((module) => ({ default: module.ChangeSheet })),
);
const DetailsSheet = lazy(() =>
  import("./details-sheet.tsx").then((module) => ({ default: module.DetailsSheet })),
);
const CancelSheet = lazy(() =>
  import("./cancel-sheet.tsx").then((module) => ({ default: module.CancelSheet })),
);

/** What is asked at this moment. */
export type Asked = "change" | "details" | "cancel";

export type BookingDialogsProps = {
  asked: Asked | null;
  booking: Booking;
  actions: BookingActions;
  today: string;
  terms: string | undefined;
  onClose: () => void;
};

/** Each is loaded when it is first asked. */
export function BookingDialogs({ asked, today, terms, ...sheet }: BookingDialogsProps) {
  if (!asked) return null;
  return (
    <Suspense fallback={<Loading />}>
      {asked === "change" && <ChangeSheet {...sheet} today={today} />}
      {asked === "details" && <DetailsSheet {...sheet} />}
      {asked === "cancel" && <CancelSheet {...sheet} terms={terms} />}
    </Suspense>
  );
}
