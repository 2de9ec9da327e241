import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { hintLook, labelLook } from "#web/ui/forms/field-parts.tsx";

export type Suggestion = { id: string; label: string; hint?: string; icon?: ReactNode };

const looks = {
  /** A box of its own, round as a button. */
  pill: {
    box: "min-h-12 rounded-full border-fine border-edge bg-surface has-[:focus]:border-brand has-[:focus]:outline-3 has-[:focus]:outline-brand-soft",
    input: "min-h-11 rounded-full px-4",
    label: labelLook,
  },
  /** A part of something that is a box already. */
  plain: {
    box: "-mx-2 rounded-small has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brand",
    input: "min-h-7 px-2",
    label: "block text-xs font-semibold text-ink",
  },
};

export type SuggestFieldProps = {
  label: string;
  labelHidden?: boolean;
  name: string;
  /** What stands in it at first; from then on it keeps what is typed by itself. */
  defaultValue?: string;
  suggestions: readonly Suggestion[];
  /** Hears what is typed, and an empty text when the field is entered. */
  onSearch: (text: string, isTyped: boolean) => void;
  /** What the field then shows; without an answer it keeps what stands in it. */
  onPick: (suggestion: Suggestion) => string | Promise<string | undefined>;
  placeholder?: string;
  lead?: ReactNode;
  look?: keyof typeof looks;
  /** A line under it, read out when it comes. */
  note?: ReactNode;
  className?: string;
};

/**
 * A line of text with suggestions under it, which may be taken or not. By hand instead of with the
 * combobox: it stands on the first page that people see, where that one would be half of all script.
 * The input is the browser's own, so that what is typed before the scripts run is not lost.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, labelHidden, name, defaultValue, suggestions, onSearch, onPick } = props;
  const { placeholder, lead, look: lookName = "pill", note, className } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Null until somebody was in it. */
  const isIn = useRef<boolean | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? suggestions : [];
  const look = looks[lookName];

  function search(text: string, isTyped = true) {
    setOpen(true);
    setActive(-1);
    onSearch(text, isTyped);
  }

  // Whoever was in it before the scripts ran came without a sign that React would hand on for sure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) enter(input.current);
  }, []);

  function enter(field: HTMLInputElement) {
    if (isIn.current) return;
    const isTypedBefore = isIn.current === null && field.value !== (defaultValue ?? "");
    isIn.current = true;
    // To select what was typed while the scripts were on their way would be to lose it.
    if (isTypedBefore) return search(field.value);
    field.select();
    search("", false);
  }

  function leave() {
    isIn.current = false;
    close();
  }

  async function pick(suggestion: Suggestion) {
    close();
    const text = await onPick(suggestion);
    if (input.current && text !== undefined) input.current.value = text;
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return search(event.currentTarget.value, false);
      setActive(stepIn(shown.length, active, event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      const chosen = shown[active];
      // Without one, Enter sends the form that the field stands in.
      if (chosen) {
        event.preventDefault();
        void pick(chosen);
      }
      close();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={cx("relative", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : look.label}>
        {label}
      </label>
      <div className={cx("relative flex items-center text-base text-ink", look.box)}>
        {lead && (
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center text-brand [&>svg]:size-5">
            {lead}
          </span>
        )}
        <input
          ref={input}
          id={id}
          type="text"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          // The browser's own list would lie over ours.
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={(event) => enter(event.currentTarget)}
          onBlur={leave}
          onClick={() => setOpen(true)}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={press}
          className={cx(
            "w-full min-w-0 flex-1 bg-transparent placeholder:text-ink-soft focus:outline-none",
            look.input,
            lead && "pl-12",
          )}
        />
      </div>
      <p role="status" className="sr-only">
        {shown.length > 0 && t("suggestions", { count: shown.length })}
      </p>
      <div aria-live="polite" className="empty:hidden">
        {note && (
          <p id={`${id}-note`} className={cx("mt-1.5", hintLook)}>
            {note}
          </p>
        )}
      </div>
      <ul
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox.
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
        className="absolute top-full left-0 z-40 mt-1.5 max-h-90 w-max min-w-full max-w-[calc(100vw-2*var(--spacing-gutter))] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
          <li
            key={suggestion.id}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The focus stays in the input, or its leaving would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void pick(suggestion)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 leading-snug hover:bg-brand-soft aria-selected:bg-brand-soft"
          >
            {suggestion.icon && (
              <span className="shrink-0 text-brand [&>svg]:size-5">{suggestion.icon}</span>
            )}
            <span className="min-w-0">
              <span className="block font-medium">{suggestion.label}</span>
              {suggestion.hint && (
                <span className="block text-sm text-ink-soft">{suggestion.hint}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Round and round, with one place in between where nothing is chosen: the text as it was typed. */
export function stepIn(length: number, from: number, by: 1 | -1): number {
  const places = length + 1;
  return ((from + 1 + by + places) % places) - 1;
}
