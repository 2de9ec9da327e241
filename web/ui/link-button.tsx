import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";

export type LinkButtonProps = LinkProps & ButtonLook;

/** Looks like a button, is a link: it opens in a new tab, can be copied, works before scripts run. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonLook({ variant, size, wide }), className)} />;
}
