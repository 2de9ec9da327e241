import { type FormEvent, type ReactNode, useRef } from "react";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { Banner } from "#web/ui/page/banner.tsx";

export type SettingsFormProps = {
  form: {
    submit: () => Promise<unknown>;
    messages: readonly string[];
    refusal: Readonly<Record<string, unknown>> | null;
  };
  /** For a button that stands outside. */
  id?: string;
  onFocus?: () => void;
  children: ReactNode;
};

/** What went wrong above, and the fields. */
export function SettingsForm({ form, id, onFocus, children }: SettingsFormProps) {
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
      // Sent before the page has come to life, it must not put a password into the address.
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className="grid gap-5"
    >
      {form.messages.length > 0 && (
        <Banner tone="bad" live>
          {form.messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      {children}
    </form>
  );
}
