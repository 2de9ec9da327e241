import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type BookingCardProps, useCardWords } from "./card-props.ts";

/** Puts what was agreed into the reader's own calendar. */
export function CalendarButton(props: BookingCardProps) {
  const { t } = useCardWords(props);
  const [pending, setPending] = useState(false);
  const { bookingId } = props.booking;

  async function add() {
    if (pending) return;
    setPending(true);
    try {
      await downloadFile("calendars.downloadEvent", { params: { id: String(bookingId) } });
    } catch (error) {
      logError("calendar file not fetched", error);
      showToast({ text: t("calendarFailed") });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void add()}>
      <CalendarPlus className="size-4.5 shrink-0" />
      {t("buttons.calendar")}
    </Button>
  );
}
