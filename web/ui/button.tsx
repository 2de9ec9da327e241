import type { ComponentProps, MouseEvent } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { Dots } from "./page/dots.tsx";
import { ScriptButton } from "./script-button.tsx";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { pending?: boolean };

/**
 * While pending it stays focusable, where `disabled` would drop the reader's focus, but it swallows
 * presses. Enter in a form presses its submit button, so that way is closed too. The dots lie under the
 * words and take no room: a button that grows moves what stands beside it.
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
      className={cx("relative", buttonLook({ variant, size, wide }), className)}
    >
      {children}
      {pending && (
        <>
          <span className="absolute inset-x-0 bottom-1 flex justify-center">
            <Dots />
          </span>
          <span className="sr-only">{t("busy")}</span>
        </>
      )}
    </ScriptButton>
  );
}
