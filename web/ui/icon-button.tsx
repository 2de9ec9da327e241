import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { ScriptButton } from "./script-button.tsx";

const variants = {
  plain: "hover:bg-sunken",
  outline: "border-fine border-edge bg-surface hover:border-ink",
  surface: "bg-surface",
  brand: "bg-brand hover:bg-brand-strong",
};

const inks = {
  plain: "text-ink",
  outline: "text-ink",
  surface: "text-ink hover:text-brand-strong",
  brand: "text-on-brand",
};

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What it does, for those who can't see the icon. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof variants;
  /** For a button that stays down, such as a heart: the state, and a warm colour when on. */
  pressed?: boolean;
};

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "plain", pressed, className, ...rest } = props;
  return (
    <ScriptButton
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(
        "relative inline-grid size-11 shrink-0 place-items-center rounded-full transition active:scale-95 [&_svg]:size-5.5",
        "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:active:scale-100",
        pressed ? "text-accent-strong [&_svg]:fill-current" : inks[variant],
        variants[variant],
        className,
      )}
    >
      {icon}
    </ScriptButton>
  );
}
