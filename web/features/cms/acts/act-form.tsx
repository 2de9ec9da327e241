import type { ReactNode } from "react";
import type { Act } from "#web/lib/forms/act.ts";
import type { Form as FormOf } from "#web/lib/forms/use-form.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { type UseActInput, useAct } from "./use-act.ts";

type ActFormProps<Values extends object> = UseActInput<Values> & {
  act: Act<Values>;
  /** What the button says. */
  send: ReactNode;
  variant?: ButtonProps["variant"];
  /** Its fields, bound by `field`; absent where one press is enough. */
  children?: (field: FormOf<Values>["field"]) => ReactNode;
};

/** The small form of an act: what it is done to, its fields, what went wrong, and one button. */
export function ActForm<Values extends object>(props: ActFormProps<Values>) {
  const { act, send, variant = "primary", children, ...input } = props;
  const form = useAct(act, input);
  return (
    <Form form={form} className="grid gap-3">
      <ErrorBanner lines={form.messages} />
      {Object.entries(input.which ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children?.(form.field)}
      <Button
        type="submit"
        size="sm"
        variant={variant}
        pending={form.pending}
        className="justify-self-start"
      >
        {send}
      </Button>
    </Form>
  );
}

type ActButtonProps<Values extends object> = Omit<ActFormProps<Values>, "send" | "children"> & {
  children: ReactNode;
};

/** An act that needs nothing filled in: one press. */
export function ActButton<Values extends object>(props: ActButtonProps<Values>) {
  const { children, variant = "secondary", ...act } = props;
  return <ActForm {...act} variant={variant} send={children} />;
}
