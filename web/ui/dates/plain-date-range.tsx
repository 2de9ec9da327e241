import { useId } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
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

/** In the place of a `DateRangeField` where there is no script: the browser's own fields for a day. */
export function PlainDateRange(props: PlainDateRangeProps) {
  const { label, fromName, toName, from, to, error } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  if (useHydrated()) return null;
  const days = [
    { name: fromName, value: from, text: t("firstDay") },
    { name: toName, value: to, text: t("lastDay") },
  ];
  return (
    <div className="hidden noscript:block">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in every browser. */}
      <div {...fieldRoot(error)} role="group" aria-labelledby={`${id}-label`}>
        <GroupLabel id={id} label={label} />
        <div className="grid gap-3 sm:grid-cols-2">
          {days.map(({ name, value, text }) => (
            <label key={name} className="grid min-w-0 gap-1 text-xs text-ink-soft">
              {text}
              <span className={boxLook}>
                <input
                  {...describedBy(id, undefined, error)}
                  type="date"
                  name={name}
                  defaultValue={value}
                  className={cx(bareLook, "tabular")}
                />
              </span>
            </label>
          ))}
        </div>
        <FieldNotes id={id} error={error} />
      </div>
    </div>
  );
}
