import { type FormEvent, type ReactNode, use, useLayoutEffect, useRef } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { carried } from "#web/lib/forms/plain-fields.ts";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { cx } from "#web/ui/cx.ts";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { useFocusFirstNegative } from "./field-focus.ts";

/** What a form on the page needs to know of the state behind it; `useForm` gives it. */
export type FormState = {
  submit: () => Promise<unknown>;
  /** What stands above the fields, in an `ErrorBanner`. */
  messages: readonly string[];
  refusal: Readonly<Record<string, unknown>> | null;
  pending: boolean;
  /** By which the page's action knows it; without one it can't be sent without script. */
  name?: string | undefined;
  /** Takes over what the page has and the script doesn't know of. */
  adopt?: (element: HTMLFormElement) => void;
};

export type FormProps = {
  form: Pick<FormState, "submit" | "refusal" | "name" | "adopt">;
  /** For a button that stands outside. */
  id?: string;
  /** The address that takes it without script, where that is not the page's own. */
  action?: string;
  /** On the way into the first field: the moment to fetch the rules. */
  onFocus?: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * Every form that `useForm` is behind: when refused, the first wrong field has the focus. One with a
 * name works before and without script too, as a plain form that is sent to its page; the others wait
 * for their script, and say so where there is none.
 */
export function Form({ form, id, action, onFocus, className, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isWaiting = !useHydrated() && form.name === undefined;
  useFocusFirstNegative(ref, form.refusal);

  function adopt() {
    if (form.name !== undefined && ref.current) form.adopt?.(ref.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useLayoutEffect(adopt, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Some password managers fill in fields without a word.
    adopt();
    void form.submit();
  }

  return (
    <form
      ref={ref}
      id={id}
      method="post"
      action={action}
      noValidate
      inert={isWaiting}
      aria-busy={isWaiting || undefined}
      onSubmit={submit}
      onFocus={onFocus}
      className={cx(
        // What can't be sent yet, or at all, doesn't look as if it could.
        form.name === undefined && "noscript:[&_[type=submit]]:hidden",
        isWaiting && "cursor-progress [&_[type=submit]]:opacity-60",
        className,
      )}
    >
      {form.name === undefined ? <NeedsScript /> : <CarriedFields name={form.name} />}
      {children}
    </form>
  );
}

/** What a plain form carries besides its fields. */
export function CarriedFields({ name }: { name: string }) {
  const { formToken, requestId } = use(DocumentContext);
  if (typeof document === "undefined" && formToken === undefined) {
    throw new Error(`the route with the form '${name}' has to say so: handle.forms`);
  }
  return (
    <>
      <input type="hidden" name={carried.form} value={name} />
      <input type="hidden" name={carried.token} value={formToken ?? ""} />
      <input type="hidden" name={carried.key} value={requestId ?? ""} />
    </>
  );
}
