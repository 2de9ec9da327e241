import type { ComponentProps } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { cx } from "./cx.ts";

/**
 * A button whose press only a script can answer; every other button is made of it. Until React has
 * taken over the part of the page that it stands in, it looks and says that it waits. Where no scripts
 * run it is not there at all. One that sends a form works by itself, and does neither.
 */
export function ScriptButton({ type = "button", className, ...rest }: ComponentProps<"button">) {
  const isServersText = !useHydrated();
  if (type !== "button") return <button {...rest} type={type} className={className} />;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isServersText || rest["aria-disabled"]}
      data-waiting={isServersText || undefined}
      className={cx(
        "data-waiting:cursor-progress data-waiting:opacity-60 noscript:hidden",
        className,
      )}
    />
  );
}
