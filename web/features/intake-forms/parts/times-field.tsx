import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import {
  bareLook,
  boxLook,
  describedBy,
  FieldNotes,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";
import { clockTime } from "../pet-day.ts";

export type TimesFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: readonly string[];
  onChange: (times: string[]) => void;
};

/** Times of the day as chips, each of which can be taken away, and a box to type one more. */
export function TimesField({ label, hint, error: given, value, onChange }: TimesFieldProps) {
  const { t } = useTranslation("intake-forms");
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const error = isWrong ? t("pet.notATime") : given;

  /** True: there is nothing typed any more. */
  function add(): boolean {
    const time = parseTime(typed ?? "");
    if (time === undefined) {
      setWrong(true);
      return false;
    }
    if (time) onChange([...new Set([...value, time])].toSorted());
    setTyped(null);
    setWrong(false);
    return true;
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      setTyped(null);
      setWrong(false);
    }
    if (event.key !== "Enter") return;
    // Not yet the form's button.
    event.preventDefault();
    if (add()) requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser.
    <div {...fieldRoot(error)} role="group" aria-labelledby={`${id}-label`}>
      <GroupLabel id={id} label={label} />
      <div className="flex flex-wrap items-center gap-2">
        {value.map((time) => (
          <span
            key={time}
            className="tabular inline-flex min-h-11 items-center rounded-full border-fine border-brand bg-brand-soft pl-4 text-sm font-semibold text-brand-strong"
          >
            {clockTime(time)}
            <button
              type="button"
              aria-label={t("pet.removeTime", { time: clockTime(time) })}
              onClick={() => onChange(value.filter((each) => each !== time))}
              className="grid size-11 place-items-center rounded-full"
            >
              <X className="size-4" />
            </button>
          </span>
        ))}
        {typed === null ? (
          <button
            ref={addButton}
            type="button"
            aria-label={`${t("pet.addTime")}, ${label}`}
            onClick={() => setTyped("")}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border-fine border-dashed border-edge px-4 text-sm font-semibold text-brand-strong hover:border-ink"
          >
            <Plus className="size-4.5" />
            {t("pet.addTime")}
          </button>
        ) : (
          <span className={cx(boxLook, "w-26")}>
            <input
              {...describedBy(id, undefined, error)}
              // biome-ignore lint/a11y/noAutofocus: it appears where the button was that asked for it.
              autoFocus
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="8:30"
              maxLength={5}
              aria-label={`${t("pet.newTime")}, ${label}`}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
              onKeyDown={pressKey}
              onBlur={() => void add()}
              className={cx(bareLook, "tabular")}
            />
          </span>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
