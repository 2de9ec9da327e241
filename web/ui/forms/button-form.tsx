import type { FormEvent, ReactNode } from "react";
import { CarriedFields } from "./form.tsx";

export type ButtonFormProps = {
  /** By which the page's action knows it. */
  name: string;
  /** The address that takes it, where that is not the page's own. */
  action?: string;
  /** What the script does instead of sending it. */
  onPress: () => unknown;
  className?: string;
  children: ReactNode;
};

/** Round a submit button that needs nothing filled in: the press works before and without script. */
export function ButtonForm({ name, action, onPress, className, children }: ButtonFormProps) {
  return (
    <form method="post" action={action} onSubmit={instead(onPress)} className={className}>
      <CarriedFields name={name} />
      {children}
    </form>
  );
}

export type ShowFormProps = Pick<ButtonFormProps, "onPress" | "className" | "children"> & {
  /** What the address says then; nothing: the page as it is by itself. */
  show?: { name: string; value: string };
};

/** Round a submit button that shows another state of the page, and changes nothing. */
export function ShowForm({ show, onPress, className, children }: ShowFormProps) {
  return (
    <form method="get" onSubmit={instead(onPress)} className={className}>
      {show && <input type="hidden" {...show} />}
      {children}
    </form>
  );
}

function instead(onPress: () => unknown) {
  return (event: FormEvent) => {
    event.preventDefault();
    void onPress();
  };
}
