import { Suspense } from "react";
import type { Booking } from "#contract/bookings.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import type { BookingActions } from "../use-booking-actions.ts";

const ChangeSheet = lazyPart(async () => (await import("./change-sheet.tsx")).ChangeSheet);
const DetailsSheet = lazyPart(async () => (await import("./details-sheet.tsx")).DetailsSheet);
const CancelSheet = lazyPart(async () => (await import("./cancel-sheet.tsx")).CancelSheet);

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
