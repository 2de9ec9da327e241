import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { cx } from "#web/ui/cx.ts";

export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  /** What it is found by as well when somebody types. */
  otherNames?: readonly string[] | undefined;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export const popoverLook =
  "rounded-card border border-line bg-surface text-ink shadow-float outline-none data-entering:animate-pop data-exiting:animate-unpop";

type OptionsPopoverProps = {
  /** Left out where react-aria already holds the list, as a combobox does. */
  options?: readonly Option[];
  empty?: ReactNode;
};

/** The list that drops from a select or combobox. */
export function OptionsPopover({ options, empty }: OptionsPopoverProps) {
  return (
    <Popover offset={6} className={cx(popoverLook, "flex w-(--trigger-width) flex-col")}>
      <ListBox<Option>
        items={options}
        renderEmptyState={() => <div className="px-3 py-2.5 text-ink-soft">{empty}</div>}
        className="max-h-90 overflow-y-auto p-1.5 outline-none"
      >
        {(option) => <OptionRow option={option} />}
      </ListBox>
    </Popover>
  );
}

function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.disabled}
      className="group/option flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 leading-snug outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-focused:bg-brand-soft data-hovered:bg-brand-soft"
    >
      {option.icon && (
        <span className="shrink-0 text-brand group-data-disabled/option:text-ink-soft [&>svg]:size-5">
          {option.icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block group-data-selected/option:font-semibold">{option.label}</span>
        {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
      </span>
      <Check className="invisible size-5 shrink-0 text-brand-strong group-data-selected/option:visible" />
    </ListBoxItem>
  );
}
