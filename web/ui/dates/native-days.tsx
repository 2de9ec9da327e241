import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { bareLook, boxLook, describedBy } from "#web/ui/forms/field-parts.tsx";

export type NativeDaysProps = {
  /** Of the field that they stand in: its label names them, its notes describe them. */
  id: string;
  fromName: string | undefined;
  toName: string | undefined;
  from: string | undefined;
  to: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
};

/** The browser's own fields for a first and a last day: for a plain form, where no script runs. */
export function NativeDays(props: NativeDaysProps) {
  const { id, fromName, toName, from, to, min, max, error } = props;
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
              type="date"
              name={name}
              min={min}
              max={max}
              defaultValue={value}
              className={cx(bareLook, "tabular")}
            />
          </span>
        </label>
      ))}
    </div>
  );
}
