import { Plus, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { mostVisitsADay } from "#contract/bookings/booking-periods.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { timeInWords } from "#web/lib/time/day-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { parseTime } from "#web/ui/dates/time-text.ts";
import { FieldNotes, fieldRoot } from "#web/ui/forms/field-parts.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import type { PlanFields } from "../plan-fields.ts";
import { usePlanWords } from "../plan-words.ts";
import { visitEnds } from "../values/plan-values.ts";

/** The times of day at which somebody comes by, and with which of them it begins and ends. */
export function VisitsFields({ sitter, today, form }: PlanFields) {
  const { t } = useTranslation("booking-plan");
  const { shortDay } = usePlanWords(today);
  const id = useId();
  const { values, errors, change } = form;
  const { startDate, endDate, serviceType } = values;
  const isWalk = serviceType === "dog_walking_service";
  const visits = values.visits.toSorted();
  const options = visits.map((time) => ({ id: time, label: timeInWords(time) }));
  const ends = visitEnds(values);
  const hasEnds = visits.length > 1 && startDate !== "" && endDate !== startDate;
  // On a single day nothing else shows what is wrong with its beginning.
  const error = errors.visits ?? (hasEnds ? undefined : (errors.time ?? errors.endTime));

  function add(time: string) {
    change({ visits: [...new Set([...values.visits, time])].toSorted() }, [
      "visits",
      "time",
      "endTime",
    ]);
  }

  return (
    <fieldset {...fieldRoot(error)} aria-describedby={error && `${id}-error`}>
      <legend className="mb-3 font-head text-lg font-bold">
        {t(isWalk ? "when.visits.dog_walking_service" : "when.visits.house_visit", {
          name: sitter.firstName,
        })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {visits.map((time) => (
          <ScriptButton
            key={time}
            aria-label={t("when.removeTime", { time: timeInWords(time) })}
            onClick={() => change({ visits: visits.filter((each) => each !== time) })}
            className="tabular inline-flex min-h-11 items-center gap-2 rounded-full border-fine border-brand bg-brand-soft px-4 font-semibold text-brand-strong hover:border-brand-strong"
          >
            {timeInWords(time)}
            <X className="size-4.5" />
          </ScriptButton>
        ))}
        {visits.length < mostVisitsADay ? (
          <NewTime onAdd={add} isFirst={visits.length === 0} />
        ) : (
          <p className="self-center text-sm text-ink-soft">{t("when.mostTimes")}</p>
        )}
      </div>
      <FieldNotes id={id} error={error} />
      {hasEnds && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t(isWalk ? "when.firstWalk" : "when.firstVisit", { day: shortDay(startDate) })}
            options={options}
            value={ends.first}
            error={errors.time}
            onChange={(time) => time && change({ time })}
          />
          <SelectField
            label={t(isWalk ? "when.lastWalk" : "when.lastVisit", { day: shortDay(endDate) })}
            options={options}
            value={ends.last}
            error={errors.endTime}
            onChange={(endTime) => endTime && change({ endTime })}
          />
        </div>
      )}
    </fieldset>
  );
}

type NewTimeProps = { onAdd: (time: string) => void; isFirst: boolean };

/** A button that becomes a field; the first time has to be filled in anyway, so there it is one at once. */
function NewTime({ onAdd, isFirst }: NewTimeProps) {
  const { t } = useTranslation("booking-plan");
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function add() {
    const time = parseTime(typed);
    if (!time) {
      setError(t(time === null ? "problems.needTime" : "problems.timeUnreadable"));
      input.current?.focus();
      return;
    }
    onAdd(time);
    setTyped("");
    setError(undefined);
    setOpen(false);
  }

  /** Whoever types a time and goes on meant it. */
  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget) && parseTime(typed)) add();
  }

  /** Enter adds the time; it doesn't send the form around it. */
  function key(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  if (!isOpen && !isFirst) {
    return (
      <ScriptButton
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-fine border-dashed border-edge px-4 font-semibold hover:border-ink"
      >
        <Plus className="size-5" />
        {t("when.addTime")}
      </ScriptButton>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for a key of the field within.
    <div onKeyDown={key} onBlur={leave} className="flex w-full max-w-list items-start gap-2">
      <TimeField
        ref={input}
        label={t("when.newTime")}
        labelHidden
        autoFocus={isOpen}
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        className="flex-1"
      />
      <Button variant="soft" onClick={add}>
        {t("when.putTime")}
      </Button>
    </div>
  );
}
