import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { LockMark } from "./lock-mark.tsx";

export type CodeFieldProps = Omit<TextFieldProps, "type" | "trail" | "mark" | "className">;

/**
 * A code with an eye. No password field: browsers would offer to store it as the site's own password. What
 * was saved is covered until it is asked for; what is being typed is not.
 */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation("intake-forms");
  const [isShown, setShown] = useState(props.value === "");
  const Icon = isShown ? EyeOff : Eye;
  const what = props.label.toLowerCase();
  return (
    <TextField
      {...props}
      mark={<LockMark />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={cx(
        "[&_input]:tracking-widest",
        !isShown && "[&_input]:[-webkit-text-security:disc]",
      )}
      trail={
        <ScriptButton
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? t("hide", { what }) : t("show", { what })}
          className="-mr-3 grid size-11 place-items-center rounded-field text-ink noscript:hidden"
        >
          <Icon className="size-5" />
        </ScriptButton>
      }
    />
  );
}
