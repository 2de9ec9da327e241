import { useId } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { writtenDay } from "#web/lib/time/written-day.ts";
import { cx } from "#web/ui/cx.ts";
import {
  bareLook,
  boxLook,
  describedBy,
  FieldNotes,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";

export type PlainDateRangeProps = {
  label: string;
  fromName: string;
  toName: string;
  from: string;
  to: string;
  error: string | undefined;
};

/** In the place of a `DateRangeField` where there is no script: its days are written out. */
export function PlainDateRange(props: PlainDateRangeProps) {
  const { label, fromName, toName, from, to, error } = props;
  const id = useId();
  if (useHydrated()) return null;
  return (
    <div className="hidden noscript:block">
      <div {...fieldRoot(error)}>
        <GroupLabel id={id} label={label} />
        <WrittenDays
          id={id}
          fromName={fromName}
          toName={toName}
          from={from}
          to={to}
          error={error}
        />
        <FieldNotes id={id} error={error} />
      </div>
    </div>
  );
}

type WrittenDaysProps = {
  /** Of the field that they stand in: its label names them, its notes describe them. */
  id: string;
  fromName: string | undefined;
  toName: string | undefined;
  from: string | undefined;
  to: string | undefined;
  error?: string | undefined;
};

/** A first and a last day to write out, as `readWrittenDay` reads them: for a plain form, without script. */
export function WrittenDays(props: WrittenDaysProps) {
  const { id, fromName, toName, from, to, error } = props;
  const { t } = useTranslation("ui");
  const days = [
    { text: t("firstDay"), name: fromName, value: from },
    { text: t("lastDay"), name: toName, value: to },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in every browser.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="hidden gap-3 noscript:grid sm:grid-cols-2"
    >
      {days.map(({ text, name, value }) => (
        <label key={text} className="grid min-w-0 gap-1 text-xs text-ink-soft">
          {text}
          <span className={boxLook}>
            <input
              {...describedBy(id, undefined, error)}
              type="text"
              name={name}
              placeholder="31-12-2026"
              defaultValue={value && writtenDay(value)}
              className={cx(bareLook, "tabular")}
            />
          </span>
        </label>
      ))}
    </div>
  );
}
