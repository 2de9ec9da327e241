import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { AriaFieldLabel, AriaFieldNotes } from "#web/ui/forms/aria-field-parts.tsx";
import { useFieldCheck } from "#web/ui/forms/field-check.ts";
import {
  bareLook,
  boxLook,
  FieldLead,
  type FieldProps,
  fieldRoot,
} from "#web/ui/forms/field-parts.tsx";
import type { TypingProps } from "#web/ui/forms/text-field.tsx";
import { useValue } from "#web/ui/forms/use-value.ts";
import { Dots } from "#web/ui/page/dots.tsx";
import { PageLanguage } from "#web/ui/page-language.tsx";
import { optionFilter, ranked } from "./option-match.ts";
import { type Option, OptionsPopover } from "./options-popover.tsx";

export type ComboboxFieldProps<Id extends string> = FieldProps<Id | null> &
  Pick<TypingProps, "autoComplete" | "inputMode" | "enterKeyHint" | "placeholder"> & {
    options: ReadonlyArray<Option<Id>>;
    defaultValue?: Id | null;
    /**
     * For options that come from elsewhere while someone types: hears the text, and the options are
     * then shown as given instead of being filtered here.
     */
    onSearch?: (text: string) => void;
    loading?: boolean;
    /** What the list says when nothing matches. */
    empty?: ReactNode;
    lead?: ReactNode;
  };

const everything = () => true;

export function ComboboxField<Id extends string>(props: ComboboxFieldProps<Id>) {
  return (
    <PageLanguage>
      <ComboboxFieldOfPage {...props} />
    </PageLanguage>
  );
}

function ComboboxFieldOfPage<Id extends string>(props: ComboboxFieldProps<Id>) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { options, onSearch, loading, empty, lead, disabled, name, ...input } = rest;
  const { t } = useTranslation("ui");
  const [value, setValue] = useValue<Id | null>(outside, defaultValue, onChange);
  const [typed, setTyped] = useState("");
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, value === null, check);

  function choose(key: unknown) {
    setValue(options.find((option) => option.id === key)?.id ?? null);
  }

  return (
    <ComboBox<Option<Id>>
      {...fieldRoot(error, className)}
      name={name}
      items={onSearch ? options : undefined}
      defaultItems={onSearch ? undefined : ranked(options, typed)}
      defaultFilter={onSearch ? everything : optionFilter(options)}
      allowsEmptyCollection
      // A list that comes from elsewhere has nothing to show before there is a text to search for.
      menuTrigger={onSearch ? "input" : "focus"}
      value={value}
      onChange={choose}
      onInputChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <div className={boxLook}>
        {lead && <FieldLead>{lead}</FieldLead>}
        <Input {...input} className={cx(bareLook, lead && "pl-11")} />
        <Button className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft">
          {loading ? <Dots /> : <ChevronDown className="size-5" />}
        </Button>
      </div>
      <AriaFieldNotes hint={hint} error={error} />
      <OptionsPopover empty={loading ? t("searching") : (empty ?? t("nothingFound"))} />
    </ComboBox>
  );
}
