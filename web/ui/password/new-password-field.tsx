import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

export type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  "autoComplete" | "meter" | "hint" | "value"
> & {
  value: string;
  minLength: number;
  /** The owner's name and address: what others would try first. */
  ownWords?: readonly string[];
};

/** A password that is being chosen, and how strong it is. Its texts are in the namespace `password`. */
export function NewPasswordField({ minLength, ownWords, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation("password");
  const [meterWanted, setMeterWanted] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it sees the focus pass into the field.
    <div onFocus={() => setMeterWanted(true)}>
      <PasswordField
        {...field}
        hint={t("hint", { min: minLength })}
        autoComplete="new-password"
        meter={
          meterWanted && (
            <PasswordMeter
              password={field.value}
              minLength={minLength}
              {...(ownWords ? { ownWords } : {})}
            />
          )
        }
      />
    </div>
  );
}
