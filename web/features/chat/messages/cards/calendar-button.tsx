import { CalendarPlus } from "lucide-react";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { type BookingCardProps, useCardWords } from "./card-props.ts";

/** Puts what was agreed into the reader's own calendar. */
export function CalendarButton(props: BookingCardProps) {
  const { t } = useCardWords(props);
  const { press, pending } = useAction({
    send: () =>
      downloadFile("calendars.downloadEvent", { params: { id: String(props.booking.bookingId) } }),
    failed: t("calendarFailed"),
  });

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
      <CalendarPlus className="size-4.5 shrink-0" />
      {t("buttons.calendar")}
    </Button>
  );
}
