import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";

export type PasswordFieldProps = Omit<
  TextFieldProps,
  "type" | "trail" | "below" | "autoComplete" | "inputMode"
> & {
  /** So that password managers know whether to fill one in or to make one. */
  autoComplete: "current-password" | "new-password";
  /** Shown under the box: how strong it is. */
  meter?: ReactNode;
};

export function PasswordField({ meter, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? "text" : "password"}
      below={meter}
      trail={
        <ScriptButton
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? t("hidePassword") : t("showPassword")}
          className="-mr-3 grid size-11 place-items-center rounded-field text-ink disabled:cursor-not-allowed disabled:text-ink-soft"
        >
          <Icon className="size-5" />
        </ScriptButton>
      }
    />
  );
}
