import { cx } from "./cx.ts";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "brand"
  | "cream"
  | "soft"
  | "ghost"
  | "danger";
export type ButtonSize = "lg" | "md" | "sm";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent-fill text-on-accent hover:bg-accent-strong",
  secondary: "border-edge bg-surface text-ink hover:border-ink",
  // For what one does all day, where coral would mean something else.
  brand: "border-transparent bg-brand text-on-brand hover:bg-brand-strong",
  // On the deep green block, by day and by night.
  cream: "border-transparent bg-cream text-on-cream hover:border-on-cream",
  soft: "border-transparent bg-brand-soft text-brand-strong hover:border-brand",
  ghost: "border-transparent text-brand-strong hover:bg-brand-soft",
  danger: "border-danger text-danger hover:bg-danger-soft",
};

const sizes: Record<ButtonSize, string> = {
  lg: "min-h-16 text-lg",
  md: "min-h-12 text-base",
  sm: "min-h-11 text-sm",
};

const padding: Record<ButtonSize, { text: string; ghost: string }> = {
  lg: { text: "px-5.5 py-2", ghost: "px-3.5 py-2" },
  md: { text: "px-5.5 py-2", ghost: "px-3.5 py-2" },
  sm: { text: "px-4.5 py-1.5", ghost: "px-3.5 py-1.5" },
};

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** One look for everything that is pressed, whether it acts (Button) or leads on (LinkButton). */
export function buttonLook({ variant = "primary", size = "md", wide }: ButtonLook): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-full border-fine text-center font-semibold leading-tight no-underline transition active:translate-y-px",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft disabled:active:translate-y-0",
    "aria-disabled:cursor-progress aria-disabled:active:translate-y-0",
    variants[variant],
    sizes[size],
    padding[size][variant === "ghost" ? "ghost" : "text"],
    wide && "w-full",
  );
}
