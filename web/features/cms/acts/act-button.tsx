import type { ReactNode } from "react";
import { ActForm, type ActFormProps } from "./act-form.tsx";

export type ActButtonProps<Values extends object> = Omit<
  ActFormProps<Values>,
  "send" | "children"
> & { children: ReactNode };

/** An act that needs nothing filled in: one press. */
export function ActButton<Values extends object>(props: ActButtonProps<Values>) {
  const { children, variant = "secondary", ...act } = props;
  return <ActForm {...act} variant={variant} send={children} />;
}
