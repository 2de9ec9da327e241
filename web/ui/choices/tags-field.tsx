import { ChevronDown, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { AriaFieldLabel, AriaFieldNotes } from "#web/ui/forms/aria-field-parts.tsx";
import { bareLook, boxLook, type FieldProps, fieldRoot } from "#web/ui/forms/field-parts.tsx";
import { PageLanguage } from "#web/ui/page-language.tsx";
import { optionFilter } from "./option-match.ts";
import { type Option, OptionsPopover } from "./options-popover.tsx";

export type TagsFieldProps = Omit<FieldProps<never>, "value" | "onChange" | "validate" | "name"> & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
};

/** Several out of a long list: type to find one, press it away to be rid of it. */
export function TagsField(props: TagsFieldProps) {
  return (
    <PageLanguage>
      <TagsFieldOfPage {...props} />
    </PageLanguage>
  );
}

function TagsFieldOfPage(props: TagsFieldProps) {
  const { label, labelHidden, hint, error, optional, className, ...rest } = props;
  const { options, value, onChange, onBlur, placeholder, disabled, required } = rest;
  const { t } = useTranslation("ui");
  const names = new Map(options.map((option) => [option.id, option.label]));

  return (
    <div {...fieldRoot(error, className)}>
      <ComboBox<Option, "multiple">
        selectionMode="multiple"
        defaultItems={options}
        defaultFilter={optionFilter(options)}
        allowsEmptyCollection
        menuTrigger="focus"
        value={[...value]}
        onChange={(keys) => onChange(keys.map(String))}
        onBlur={onBlur}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        className="grid gap-1.5"
      >
        <AriaFieldLabel label={label} labelHidden={labelHidden} optional={optional} />
        <div className={boxLook}>
          <Input placeholder={placeholder} className={bareLook} />
          <Button className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft">
            <ChevronDown className="size-5" />
          </Button>
        </div>
        <AriaFieldNotes hint={hint} error={error} />
        <OptionsPopover empty={t("nothingFound")} />
      </ComboBox>
      {value.length > 0 && (
        <ul aria-label={label} className="mt-1 flex flex-wrap gap-2">
          {value.map((id) => {
            const name = names.get(id) ?? id;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t("removeTag", { name })}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-fine border-brand bg-brand-soft px-3.5 text-sm font-semibold text-brand-strong hover:border-brand-strong"
                >
                  {name}
                  <X className="size-4" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
