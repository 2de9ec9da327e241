import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

type Field = {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

export type NewPasswordFieldsProps = {
  password: Field & { name: string };
  repeat: Field & { name: string };
  minLength: number;
  ownWords?: readonly string[];
};

/** A new password, twice, and how strong it is. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, repeat, minLength, ownWords } = props;
  const { t } = useTranslation("account");
  const [meterWanted, setMeterWanted] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it sees the focus pass into the field. */}
      <div onFocus={() => setMeterWanted(true)}>
        <PasswordField
          {...password}
          label={t("newPassword.label")}
          hint={t("newPassword.hint", { min: minLength })}
          autoComplete="new-password"
          meter={
            meterWanted && (
              <PasswordMeter
                password={password.value}
                minLength={minLength}
                {...(ownWords ? { ownWords } : {})}
              />
            )
          }
        />
      </div>
      <PasswordField {...repeat} label={t("newPassword.repeat")} autoComplete="new-password" />
    </>
  );
}
