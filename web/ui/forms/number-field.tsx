import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "./field-check.ts";
import {
  bareLook,
  boxLook,
  describedBy,
  FieldFrame,
  FieldLead,
  type FieldProps,
} from "./field-parts.tsx";
import { numberText, parseNumber } from "./number-text.ts";
import { useValue } from "./use-value.ts";

export type NumberFieldProps = FieldProps<number | null> & {
  ref?: ComponentProps<"input">["ref"];
  defaultValue?: number | null;
  min?: number;
  max?: number;
  step?: number;
  /** How many decimals may be typed; two of them, always shown, for money. */
  decimals?: number;
  fixedDecimals?: boolean;
  lead?: ReactNode;
  trail?: ReactNode;
  /** Minus and plus buttons, for small counts. */
  stepper?: boolean;
  placeholder?: string;
  autoComplete?: string;
};

/**
 * A text box that understands numbers, not `type=number`: that one drops what it can't read, takes
 * no comma in half the browsers and changes when the page is scrolled over it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { min, max, step = 1, decimals = 0, fixedDecimals = false, ...other } = rest;
  const { lead, trail, stepper, ...input } = other;
  const { t } = useTranslation("ui");
  const id = useId();
  const [value, setValue] = useValue(outside, defaultValue, onChange);
  const [draft, setDraft] = useState<string | null>(null);

  const show = (number: number) => numberText(number, decimals, fixedDecimals);
  const read = (text: string) => {
    const number = parseNumber(text);
    return number === null || Number.isNaN(number) ? null : round(number, decimals);
  };
  // What is being typed stays as typed, unless the value was changed from outside meanwhile.
  const typed = draft !== null && read(draft) === value ? draft : null;
  const text = typed ?? (value === null ? "" : show(value));
  const isUnreadable = text.trim() !== "" && value === null;

  function ownRule() {
    if (isUnreadable) return t("notANumber", { example: show(fixedDecimals ? 14.5 : 3) });
    if (value === null) return undefined;
    if (min !== undefined && value < min) return t("numberTooLow", { min: show(min) });
    if (max !== undefined && value > max) return t("numberTooHigh", { max: show(max) });
    return validate?.(value);
  }

  const check = { label, error: given, required, validate: ownRule };
  const { error, leave } = useFieldCheck(value, text.trim() === "", check);

  function type(next: string) {
    setDraft(next);
    setValue(read(next));
  }

  function move(by: number) {
    const from = value ?? (min !== undefined && min > 0 ? min - by : 0);
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, round(from + by, decimals)));
    setDraft(null);
    setValue(next);
  }

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      <div className={boxLook}>
        {lead && <FieldLead>{lead}</FieldLead>}
        {stepper && (
          <StepButton
            label={t("less")}
            disabled={input.disabled || (value !== null && min !== undefined && value <= min)}
            onPress={() => move(-step)}
            icon={<Minus />}
          />
        )}
        <input
          {...input}
          {...describedBy(id, hint, error)}
          id={id}
          type="text"
          role="spinbutton"
          inputMode={decimals > 0 ? "decimal" : min !== undefined && min >= 0 ? "numeric" : "text"}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text || undefined}
          aria-required={required}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={moveByKey}
          onBlur={() => {
            if (!isUnreadable) setDraft(null);
            leave();
            onBlur?.();
          }}
          className={cx(bareLook, "tabular", lead && "pl-11", stepper && "text-center")}
        />
        {trail && <span className="shrink-0 pr-3.5 text-ink-soft">{trail}</span>}
        {stepper && (
          <StepButton
            label={t("more")}
            disabled={input.disabled || (value !== null && max !== undefined && value >= max)}
            onPress={() => move(step)}
            icon={<Plus />}
          />
        )}
      </div>
    </FieldFrame>
  );
}

type StepButtonProps = { label: string; icon: ReactNode; disabled?: boolean; onPress: () => void };

/** Not a tab stop: the arrow keys in the box do the same, and the box says the value. */
function StepButton({ label, icon, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 shrink-0 place-items-center rounded-field text-brand-strong aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft [&_svg]:size-5"
    >
      {icon}
    </button>
  );
}

function round(number: number, decimals: number): number {
  // Through text: 1.005 * 100 is 100.49999… in floating point.
  return Number(`${Math.round(Number(`${number}e${decimals}`))}e-${decimals}`);
}
