import { CalendarPlus, CalendarX2, NotebookPen, Pencil } from "lucide-react";
import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { firstDayOf } from "../booking-dates.ts";
import { isCalledOff, nameOf, otherOf, ownSideOf } from "../booking-words.ts";
import { ButtonRow, LinkRow } from "./link-rows.tsx";

export type MoreActionsProps = {
  booking: Booking;
  today: string;
  onAddToCalendar: () => void;
  onChange: () => void;
  onCancel: () => void;
};

const proposals = ["proposeDates", "proposePets", "proposePrice"] as const;

/** What is left to do; cancelling last, in red. */
export function MoreActions(props: MoreActionsProps) {
  const { booking, today, onAddToCalendar, onChange, onCancel } = props;
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const logbookId = logbookIdOf(booking, today);
  const { allowedActions, kind } = booking;
  const mayPropose = proposals.filter((action) => allowedActions.includes(action));
  const mayCancel = allowedActions.includes("cancel");
  const mayAdd = allowedActions.includes("addToCalendar");
  if (mayPropose.length === 0 && !mayCancel && !mayAdd && logbookId === null) return null;
  return (
    <section aria-label={t("actions.title")} className="rounded-card bg-surface px-5 py-2 md:px-6">
      <ul className="divide-y divide-line">
        {logbookId !== null && (
          <li>
            <LinkRow
              to={urls.logbook(logbookId)}
              icon={<NotebookPen />}
              label={t("actions.logbook")}
              text={t(`actions.logbookText.${ownSideOf(booking)}`)}
            />
          </li>
        )}
        {mayAdd && (
          <li>
            <ButtonRow
              onClick={onAddToCalendar}
              icon={<CalendarPlus />}
              label={t("actions.calendar")}
            />
          </li>
        )}
        {mayPropose.length > 0 && (
          <li>
            <ButtonRow
              onClick={onChange}
              icon={<Pencil />}
              label={t("actions.change")}
              text={t(mayPropose.length > 1 ? "actions.changeText" : "actions.changeTextShort")}
            />
          </li>
        )}
        {mayCancel && (
          <li>
            <ButtonRow
              onClick={onCancel}
              icon={<CalendarX2 />}
              label={t(`actions.cancel.${kind}`)}
              text={t("actions.cancelText", { name: nameOf(otherOf(booking), t) })}
              isBad
            />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Its logbook, from the day before it begins on: earlier there is nothing in it to look for. */
export function logbookIdOf(booking: Booking, today: string): number | null {
  const { logbook, phase } = booking;
  if (!logbook || isCalledOff(booking)) return null;
  const isNear = phase !== "upcoming" || firstDayOf(booking) <= addDays(today, 1);
  return isNear ? logbook.id : null;
}
