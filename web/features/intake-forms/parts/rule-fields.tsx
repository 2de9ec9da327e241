import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { mostPetRules } from "#contract/intake-forms/intake-sections.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { RuleValues } from "./pet-values.ts";

export type RuleFieldsProps = {
  value: readonly RuleValues[];
  onChange: (rules: RuleValues[]) => void;
};

/** What a pet may do and what not, line by line; a line about which nothing is said is not sent. */
export function RuleFields({ value, onChange }: RuleFieldsProps) {
  const { t } = useTranslation("intake-forms");
  const [typed, setTyped] = useState("");
  const isKnown = value.some(({ what }) => what.toLowerCase() === typed.trim().toLowerCase());

  function add() {
    const what = typed.trim();
    if (what === "" || isKnown) return;
    onChange([...value, { what, isAllowed: true, isOwn: true }]);
    setTyped("");
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="divide-y divide-line">
        {value.map((rule) => (
          <RuleRow
            key={rule.what}
            rule={rule}
            onChoose={(isAllowed) =>
              onChange(value.map((each) => (each === rule ? { ...each, isAllowed } : each)))
            }
            onRemove={() => onChange(value.filter((each) => each !== rule))}
          />
        ))}
      </ul>
      {value.length < mostPetRules && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box adds the line instead of sending the form.
        <div className="flex items-end gap-2" onKeyDown={addByKey}>
          <TextField
            label={t("pet.addRule")}
            optional
            maxLength={80}
            autoComplete="off"
            className="flex-1"
            value={typed}
            onChange={setTyped}
            onBlur={add}
          />
          <Button variant="secondary" onClick={add}>
            {t("pet.addRuleButton")}
          </Button>
        </div>
      )}
    </div>
  );
}

type RuleRowProps = {
  rule: RuleValues;
  onChoose: (isAllowed: boolean) => void;
  onRemove: () => void;
};

function RuleRow({ rule: { what, isAllowed, isOwn }, onChoose, onRemove }: RuleRowProps) {
  const { t } = useTranslation("intake-forms");
  const id = useId();
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5">
      <span id={`${id}-what`} className="min-w-0 flex-1 wrap-anywhere">
        {what}
      </span>
      {isOwn && (
        <IconButton icon={<X />} label={t("pet.removeRule", { what })} onClick={onRemove} />
      )}
      <div role="radiogroup" aria-labelledby={`${id}-what`} className="flex rounded-full bg-sunken">
        {[true, false].map((choice) => (
          <label
            key={String(choice)}
            className={cx(
              "relative grid min-h-11 min-w-15 place-items-center rounded-full border-fine border-transparent px-3.5 text-sm font-semibold text-ink-soft",
              "has-[:checked]:bg-surface has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brand",
              choice
                ? "has-[:checked]:border-brand has-[:checked]:text-brand-strong"
                : "has-[:checked]:border-danger has-[:checked]:text-danger",
            )}
          >
            <input
              type="radio"
              name={id}
              checked={isAllowed === choice}
              onChange={() => onChoose(choice)}
              className="absolute inset-0 size-full appearance-none rounded-full focus-visible:outline-none"
            />
            <span className="pointer-events-none">
              {choice ? t("pet.allowed") : t("pet.notAllowed")}
            </span>
          </label>
        ))}
      </div>
    </li>
  );
}
