import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Act } from "./act.ts";
import { type UseActInput, useAct } from "./use-act.ts";

export type ActButtonProps<Values extends object> = UseActInput<Values> & {
  act: Act<Values>;
  variant?: ButtonProps["variant"];
  children: ReactNode;
};

/** An act that needs nothing filled in: one press. */
export function ActButton<Values extends Record<string, string>>(props: ActButtonProps<Values>) {
  const { act, variant = "secondary", children, ...input } = props;
  const form = useAct(act, input);
  return (
    <Form form={form}>
      <ErrorBanner lines={form.messages} />
      {Object.entries(input.which ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant={variant} pending={form.pending}>
        {children}
      </Button>
    </Form>
  );
}
