import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue } from "react-aria-components/Select";
import { useOpenState } from "#web/lib/back/use-closes-on-back.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Option, OptionsPopover } from "#web/ui/choices/options-popover.tsx";
import { cx } from "#web/ui/cx.ts";
import { AriaFieldLabel, AriaFieldNotes } from "./aria-field-parts.tsx";
import { useFieldCheck } from "./field-check.ts";
import { boxLook, type FieldProps, fieldRoot } from "./field-parts.tsx";
import { useValue } from "./use-value.ts";

export type SelectFieldProps<Id extends string> = FieldProps<Id | null> & {
  options: ReadonlyArray<Option<Id>>;
  defaultValue?: Id | null;
  placeholder?: string;
  autoComplete?: string;
};

export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { options, placeholder, disabled, ...select } = rest;
  const { t } = useTranslation("ui");
  const [value, setValue] = useValue<Id | null>(outside, defaultValue, onChange);
  const state = useOpenState();
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, value === null, check);

  function choose(key: unknown) {
    // The list speaks in loose keys; only ids of this field's own options are passed on.
    setValue(options.find((option) => option.id === key)?.id ?? null);
  }

  return (
    <Select
      {...select}
      {...state}
      {...fieldRoot(error, className)}
      value={value}
      onChange={choose}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      placeholder={placeholder ?? t("choose")}
    >
      <AriaFieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <Button
        className={cx(
          boxLook,
          "justify-between gap-2 px-3.5 text-left outline-none",
          "data-focused:border-brand data-focused:outline-3 data-focused:outline-brand-soft data-pressed:border-brand",
          "group-data-negative/field:data-focused:border-danger group-data-negative/field:data-focused:outline-danger-soft",
          "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft",
        )}
      >
        <SelectValue<Option> className="min-w-0 flex-1 truncate py-2 data-placeholder:text-ink-soft">
          {({ selectedItem, isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : (selectedItem?.label ?? selectedText)
          }
        </SelectValue>
        <ChevronDown className="size-5 shrink-0 text-ink-soft" />
      </Button>
      <AriaFieldNotes hint={hint} error={error} />
      <OptionsPopover options={options} />
    </Select>
  );
}
