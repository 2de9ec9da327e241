import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import type { FieldCheck } from "./field-check.ts";

/** What every field takes. */
export type FieldProps<V> = FieldCheck<V> & {
  label: string;
  /** For where the design shows no label: it is still there for screen readers. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Most fields are asked for; the exception says so beside its label. */
  optional?: boolean;
  /** A sign behind the label, such as a lock. */
  mark?: ReactNode;
  disabled?: boolean;
  name?: string;
  value?: V;
  onChange?: (value: V) => void;
  onBlur?: () => void;
  className?: string;
};

export const labelLook = "text-sm font-semibold text-ink";
export const hintLook = "text-sm text-ink-soft";
export const fieldLook = "grid min-w-0 grid-cols-1 content-start gap-1.5";

/** The box around what is typed or chosen, for a control that holds the focus itself or inside. */
export const boxLook = cx(
  "relative flex min-h-12 w-full items-center rounded-field border-fine border-edge bg-surface text-base text-ink transition-colors",
  "has-[:focus]:border-brand has-[:focus]:outline-3 has-[:focus]:outline-brand-soft",
  "group-data-negative/field:border-danger group-data-negative/field:has-[:focus]:border-danger group-data-negative/field:has-[:focus]:outline-danger-soft",
  "has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-ink-soft",
);

/** The input within such a box: no look of its own; the box shows the focus. */
export const bareLook =
  "min-h-11 w-full min-w-0 flex-1 rounded-field bg-transparent px-3.5 py-2 placeholder:text-ink-soft focus:outline-none disabled:cursor-not-allowed";

export function OptionalMark({ optional }: { optional?: boolean }) {
  const { t } = useTranslation("ui");
  return optional ? <span className="font-normal text-ink-soft"> {t("optional")}</span> : null;
}

/** A sign or icon in front, over the input's own padding, so that a press on it lands in the input. */
export function FieldLead({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-soft [&>svg]:size-5">
      {children}
    </span>
  );
}

/** What goes on the root: the mark that `focusFirstNegative` looks for. */
export function fieldRoot(error: string | undefined, className?: string) {
  return {
    "data-negative": error ? "" : undefined,
    className: cx("group/field", fieldLook, className),
  };
}

/** The live region stays when the text goes: one that appears with its text is often not read. */
export function FieldErrorText({ id, error }: { id: string; error?: string }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {error && (
        <p id={id} className="flex animate-fade-in gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="mt-px size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The ids that tie hint and error to their control. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

export type FieldNotesProps = { id: string; hint?: ReactNode; error?: string | undefined };

/** Under every field: what is wrong with it, and what it is about. `describedBy` ties them to it. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      <FieldErrorText id={`${id}-error`} {...(error ? { error } : {})} />
      {hint && (
        <div id={`${id}-hint`} className={hintLook}>
          {hint}
        </div>
      )}
    </>
  );
}

export type GroupLabelProps = Pick<
  FieldProps<never>,
  "label" | "labelHidden" | "optional" | "mark"
> & { id: string };

/** Above a field of several controls, which name it by `aria-labelledby={`${id}-label`}`. */
export function GroupLabel({ id, label, labelHidden, optional, mark }: GroupLabelProps) {
  return (
    <span id={`${id}-label`} className={labelHidden ? "sr-only" : labelLook}>
      {label}
      {mark}
      <OptionalMark optional={optional} />
    </span>
  );
}

export type FieldFrameProps = Pick<
  FieldProps<never>,
  "label" | "labelHidden" | "hint" | "error" | "optional" | "mark" | "className"
> & { id: string; children: ReactNode };

/** Label above, hint and error under, for a field made of one native control with this id. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, hint, error, optional, mark, className, children } = props;
  return (
    <div {...fieldRoot(error, className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : labelLook}>
        {label}
        {mark}
        <OptionalMark optional={optional} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
