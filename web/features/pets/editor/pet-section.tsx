import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

export type PetSectionProps = {
  heading: string;
  /** What is inside, for who wonders whether to open it. */
  text: string;
  /** The names of what is inside, as errors name them, and whether each says something already. */
  fields: Readonly<Record<string, boolean>>;
  errors: FieldTexts;
  children: ReactNode;
};

/** A part that nobody has to fill in: closed until it is asked for, or until something in it is wrong. */
export function PetSection({ heading, text, fields, errors, children }: PetSectionProps) {
  const { t } = useTranslation("pets");
  const [isOpen, setOpen] = useState(false);
  const names = Object.keys(fields);
  const count = names.filter((name) => fields[name]).length;
  // Opened while drawing, not after it: the field has to be there when it gets the focus. It stays
  // open once it is mended.
  if (!isOpen && names.some((name) => errors[name])) setOpen(true);

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/part rounded-card bg-surface"
    >
      <summary className="flex list-none items-center gap-4 rounded-card p-5 md:px-6 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{heading}</h2>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        {count > 0 && (
          <span className="tabular shrink-0 text-sm text-ink-soft">
            {t("filled", { count, total: names.length })}
          </span>
        )}
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open/part:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-6 px-5 pt-1 pb-6 md:px-6">{children}</div>
    </details>
  );
}
