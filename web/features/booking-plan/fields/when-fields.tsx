import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type DayState, stateOf } from "#web/lib/time/month-days.ts";
import { yearsBefore } from "#web/lib/time/today.ts";
import { cx } from "#web/ui/cx.ts";
import { DayTiles, type TileLook, tileLooks } from "#web/ui/dates/day-tiles.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import type { PlanFields } from "../plan-fields.ts";
import { usePlanWords } from "../plan-words.ts";
import { isVisiting } from "../values/plan-values.ts";
import { misfitsOf, WhenNotes } from "../when-notes.tsx";
import { VisitsFields } from "./visits-fields.tsx";

const looks: Record<DayState, TileLook> = {
  free: "full",
  partly: "part",
  none: "bare",
  away: "struck",
  past: "bare",
};

/** When it is. A day on which the sitter can't usually be there is pointed out, and may be asked for. */
export function WhenFields(props: PlanFields) {
  const { kind, sitter, today, form } = props;
  const { t } = useTranslation("booking-plan");
  const { values, errors, change } = form;
  const isBooking = kind === "booking";
  const { startDate } = values;
  const endDate = isBooking ? values.endDate : startDate;
  const availability = {
    week: sitter.availability,
    periods: sitter.availabilityPeriods,
    today,
  };
  const misfits = misfitsOf({ startDate, endDate }, availability);
  const marked = [...misfits.none, ...misfits.away];
  return (
    <>
      <div className="grid gap-4">
        {isBooking && <ChosenDays {...props} />}
        <DayTiles
          label={t(isBooking ? "when.days" : "when.day")}
          labelHidden
          single={!isBooking}
          value={startDate && endDate ? { from: startDate, to: endDate } : null}
          min={today}
          max={yearsBefore(today, -2)}
          lookOf={(on) => looks[stateOf(on, availability)]}
          isMarked={(on) => marked.includes(on)}
          error={errors.startDate ?? errors.endDate}
          onChange={({ from, to }) =>
            change({ startDate: from, endDate: isBooking ? to : "" }, ["startDate", "endDate"])
          }
        />
        {availability.week.length + availability.periods.length > 0 && <Legend />}
        <WhenNotes {...props} misfits={misfits} />
      </div>
      {!isBooking && (
        <TimeField
          label={t("when.introductionTime")}
          hint={t("when.introductionHint")}
          className="max-w-list"
          {...form.field("time")}
        />
      )}
      {isBooking &&
        (isVisiting(values.serviceType) ? <VisitsFields {...props} /> : <StayFields {...props} />)}
    </>
  );
}

/** The two ends in words, beside each other. */
function ChosenDays({ form: { values }, today }: PlanFields) {
  const { t } = useTranslation("booking-plan");
  const { dayOf } = usePlanWords(today);
  const ends = [
    { name: t("when.first"), on: values.startDate },
    { name: t("when.last"), on: values.endDate },
  ];
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-2 divide-x divide-line rounded-field border-fine border-edge bg-surface"
    >
      {ends.map(({ name, on }) => (
        <div key={name} className="min-w-0 px-3.5 py-2.5">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={on ? "font-semibold" : "text-ink-soft"}>
            {on ? dayOf(on) : t("when.notYet")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Legend() {
  const { t } = useTranslation("booking-plan");
  const explained = ["full", "part", "bare", "struck"] as const satisfies TileLook[];
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-2 text-sm text-ink-soft sm:flex sm:flex-wrap">
      {explained.map((look) => (
        <li key={look} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx(
              "grid size-6 place-items-center rounded-small text-xs",
              tileLooks[look],
              look === "bare" && "border border-line",
            )}
          >
            1
          </span>
          {t(`when.legend.${look}`)}
        </li>
      ))}
    </ul>
  );
}

/** Of care that stays: when it begins on the first day, and ends on the last. */
function StayFields({ form, today }: PlanFields) {
  const { t } = useTranslation("booking-plan");
  const { shortDay } = usePlanWords(today);
  const { startDate, endDate } = form.values;
  return (
    <fieldset>
      <legend className="mb-3 font-head text-lg font-bold">{t("when.hours")}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={
            startDate ? t("when.arrival", { day: shortDay(startDate) }) : t("when.arrivalPlain")
          }
          {...form.field("time")}
        />
        <TimeField
          label={endDate ? t("when.leaving", { day: shortDay(endDate) }) : t("when.leavingPlain")}
          {...form.field("endTime")}
        />
      </div>
    </fieldset>
  );
}
