import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import type { useAccountForm } from "./use-account-form.ts";

export type FormFrameProps = {
  form: Pick<
    ReturnType<typeof useAccountForm>,
    "submit" | "loadRules" | "messages" | "refusal" | "pending"
  >;
  submitLabel: string;
  children: ReactNode;
};

/** What went wrong above, the fields, and the one button under them. */
export function FormFrame({ form, submitLabel, children }: FormFrameProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { messages, refusal, pending } = form;
  useFocusFirstNegative(ref, refusal);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form
      ref={ref}
      // Sent before the page has come to life, it must not put a password into the address.
      method="post"
      onSubmit={submit}
      onFocus={() => void form.loadRules()}
      noValidate
      className="grid gap-5"
    >
      {messages.length > 0 && (
        <Banner tone="bad" live>
          {messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      {children}
      <Button type="submit" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
