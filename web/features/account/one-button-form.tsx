import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Form, type FormState } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { loadRules } from "./load-rules.ts";

export type OneButtonFormProps = {
  form: FormState;
  /** For a button that stands outside. */
  id?: string;
  submitLabel: string;
  children: ReactNode;
};

/** What went wrong above, the fields, and the one button under them. */
export function OneButtonForm({ form, id, submitLabel, children }: OneButtonFormProps) {
  return (
    <Form
      form={form}
      {...(id ? { id } : {})}
      onFocus={() => void loadRules()}
      className="grid gap-5"
    >
      <ErrorBanner lines={form.messages} />
      {children}
      <Button type="submit" wide pending={form.pending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
