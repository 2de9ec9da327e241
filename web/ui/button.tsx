import type { ComponentProps, MouseEvent } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { Dots } from "./page/dots.tsx";
import { ScriptButton } from "./script-button.tsx";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { pending?: boolean };

/**
 * While pending it stays focusable, where `disabled` would drop the reader's focus, but it swallows
 * presses. Enter in a form presses its submit button, so that way is closed too.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, pending, className, onClick, children, ...rest } = props;
  const { t } = useTranslation("ui");

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <ScriptButton
      {...rest}
      onClick={press}
      aria-disabled={pending || undefined}
      className={cx(buttonLook({ variant, size, wide }), className)}
    >
      {children}
      {pending && (
        <>
          <Dots />
          <span className="sr-only">{t("busy")}</span>
        </>
      )}
    </ScriptButton>
  );
}
