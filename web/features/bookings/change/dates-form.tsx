import { Plus, X } from "lucide-react";
import type { BookingPeriodForm } from "#contract/bookings/booking-periods.ts";
import type { Booking } from "#contract/bookings.ts";
import { type Form as FormOf, useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { DateRangeField } from "#web/ui/dates/date-range-field.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { changeDates } from "../booking-calls.ts";
import { firstDayOf, lastDayOf, type When } from "../booking-dates.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import type { BookingActions } from "../use-booking-actions.ts";
import { mostVisits } from "./limits.ts";
import { ReasonAndSend } from "./reason-and-send.tsx";

export type ChangeFormProps = {
  booking: Booking;
  actions: Pick<BookingActions, "adopt" | "changedFrom">;
  today: string;
  onSent: () => void;
};

/** Other days and times, beginning with those that stand. */
export function DatesForm({ booking, actions, today, onSent }: ChangeFormProps) {
  const { t } = useTranslation("bookings");
  const isMeeting = booking.kind === "introduction";
  const form = useForm<DatesValues>({
    initial: datesValuesOf(booking),
    failed: t("failed"),
    check: async (values, locale) =>
      (await import("./change-rules.ts")).checkPeriod(periodOf(values), locale),
    send: (values, call) =>
      actions.adopt((read) =>
        changeDates(call, read, { ...periodOf(values), reason: values.reason }),
      ),
    onSaved: onSent,
  });
  const { startDate, endDate, visits } = form.values;
  const dayError = form.errors.startDate ?? form.errors.endDate;
  return (
    <Form form={form} className="grid gap-5 pb-5">
      <ChangedNote booking={booking} was={actions.changedFrom} />
      {!actions.changedFrom && <ErrorBanner lines={form.messages} />}
      {isMeeting ? (
        <DateField
          label={t("change.day")}
          min={today}
          value={startDate}
          onChange={(on) => form.change({ startDate: on, endDate: on })}
          {...(dayError ? { error: dayError } : {})}
        />
      ) : (
        <DateRangeField
          label={t("change.days")}
          min={today}
          value={startDate && endDate ? { from: startDate, to: endDate } : null}
          onChange={(range) =>
            form.change({ startDate: range?.from ?? null, endDate: range?.to ?? null })
          }
          {...(dayError ? { error: dayError } : {})}
        />
      )}
      {visits.length > 0 && <VisitTimes form={form} />}
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={t("change.time")} {...form.field("time")} />
        <TimeField label={t("change.endTime")} {...form.field("endTime")} />
      </div>
      <ReasonAndSend booking={booking} reason={form.field("reason")} pending={form.pending} />
    </Form>
  );
}

/** The times of day of visits or walks: changed, taken away, added. */
function VisitTimes({ form }: { form: FormOf<DatesValues> }) {
  const { t } = useTranslation("bookings");
  const { visits } = form.values;
  const put = (next: string[]) => form.change(withVisits(form.values, next));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t("change.visits")}</legend>
      {visits.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place.
        <div key={index} className="flex items-start gap-2">
          <TimeField
            label={t("change.visit", { number: index + 1 })}
            labelHidden
            className="flex-1"
            value={time}
            onChange={(next) => put(visits.with(index, next))}
            {...(form.errors[`visits.${index}`] ? { error: form.errors[`visits.${index}`] } : {})}
          />
          {visits.length > 1 && (
            <IconButton
              label={t("change.removeVisit", { time: time || index + 1 })}
              icon={<X />}
              onClick={() => put(visits.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {visits.length < mostVisits && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => put([...visits, ""])}
        >
          <Plus className="size-5" />
          {t("change.addVisit")}
        </Button>
      )}
    </fieldset>
  );
}

/** What the form of other dates holds; named as the server names what is wrong with it. */
type DatesValues = {
  startDate: string | null;
  endDate: string | null;
  time: string;
  endTime: string;
  visits: string[];
  reason: string;
};

export function datesValuesOf(when: When): DatesValues {
  return {
    startDate: firstDayOf(when),
    endDate: lastDayOf(when),
    time: when.time,
    endTime: when.endTime,
    visits: [...when.visits],
    reason: "",
  };
}

/** As the server takes it. A time that was left empty isn't one; without a day there is nothing to send. */
export function periodOf(values: DatesValues): BookingPeriodForm {
  const { startDate, endDate, time, endTime } = values;
  const visits = values.visits.filter((at) => at !== "");
  return {
    startDate: startDate ?? "",
    ...(endDate ? { endDate } : {}),
    ...(time ? { time } : {}),
    ...(endTime ? { endTime } : {}),
    ...(values.visits.length > 0 ? { visits } : {}),
  };
}

/**
 * Other times of day. The first day begins with one of them and the last one ends with one: where that
 * one went, the nearest end of the day takes its place.
 */
export function withVisits(values: DatesValues, visits: string[]): DatesValues {
  const times = visits.filter((at) => at !== "").toSorted();
  const { time, endTime } = values;
  return {
    ...values,
    visits,
    time: times.includes(time) ? time : (times[0] ?? time),
    endTime: times.includes(endTime) ? endTime : (times.at(-1) ?? endTime),
  };
}
