import { type FormEvent, type ReactNode, useRef } from "react";
import { useFocusFirstNegative } from "./field-focus.ts";

/** What a form on the page needs to know of the state behind it; `useForm` gives it. */
export type FormState = {
  submit: () => Promise<unknown>;
  /** What stands above the fields, in an `ErrorBanner`. */
  messages: readonly string[];
  refusal: Readonly<Record<string, unknown>> | null;
  pending: boolean;
};

export type FormProps = {
  form: Pick<FormState, "submit" | "refusal">;
  /** For a button that stands outside. */
  id?: string;
  /** On the way into the first field: the moment to fetch the rules. */
  onFocus?: () => void;
  className?: string;
  children: ReactNode;
};

/** Every form that `useForm` is behind: sent by script, and when refused, the first wrong field has the focus. */
export function Form({ form, id, onFocus, className, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useFocusFirstNegative(ref, form.refusal);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form
      ref={ref}
      id={id}
      // Sent before the page has come to life, it must not put what was typed into the address.
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className={className}
    >
      {children}
    </form>
  );
}
