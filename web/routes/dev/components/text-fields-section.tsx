import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { Columns, Section } from "./section.tsx";

export function TextFieldsSection() {
  const { t } = useTranslation("dev");
  const [password, setPassword] = useState("");

  function validateEmail(value: string) {
    return /@[^.]+\../.test(value) ? undefined : t("text.emailError");
  }

  return (
    <Section id="text-fields" title={t("text.title")}>
      <Columns title={t("text.field")}>
        <TextField
          label={t("text.name")}
          hint={t("text.nameHint")}
          placeholder={t("text.namePlaceholder")}
        />
        <TextField
          label={t("text.postalCode")}
          defaultValue="3572 KL"
          autoCapitalize="characters"
        />
        <TextField
          label={t("text.email")}
          type="email"
          inputMode="email"
          defaultValue="noor@kwispel"
          error={t("text.emailError")}
        />
        <TextField
          label={t("text.email")}
          type="email"
          inputMode="email"
          required
          validate={validateEmail}
          hint={t("text.leaveHint")}
        />
        <TextField label={t("text.street")} defaultValue={t("text.streetValue")} disabled />
        <TextField label={t("text.website")} type="url" inputMode="url" optional />
        <TextField
          label={t("text.search")}
          labelHidden
          type="search"
          lead={<Search />}
          placeholder={t("text.search")}
        />
        <TextField
          label={t("text.long")}
          hint={t("text.longHint")}
          defaultValue={t("text.longValue")}
        />
        <TextField label={t("text.readOnly")} defaultValue="NL-2027-0042" readOnly />
      </Columns>
      <Columns title={t("text.area")}>
        <TextAreaField label={t("text.about")} hint={t("text.aboutHint")} />
        <TextAreaField
          label={t("text.about")}
          defaultValue={t("text.aboutValue")}
          maxLength={220}
        />
        <TextAreaField
          label={t("text.about")}
          defaultValue={t("text.aboutShort")}
          error={t("text.aboutError")}
        />
      </Columns>
      <Columns title={t("text.number")}>
        <NumberField
          label={t("text.price")}
          lead="€"
          decimals={2}
          fixedDecimals
          min={1}
          max={500}
          defaultValue={42}
          hint={t("text.priceHint")}
        />
        <NumberField label={t("text.pets")} stepper min={0} max={5} defaultValue={2} />
        <NumberField
          label={t("text.age")}
          trail={t("text.years")}
          min={0}
          max={30}
          defaultValue={34}
          error={t("text.ageError")}
        />
        <NumberField label={t("text.pets")} stepper defaultValue={1} disabled />
      </Columns>
      <Columns title={t("text.password")}>
        <PasswordField
          label={t("text.newPassword")}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t("text.passwordHint")}
          meter={
            <Meter
              label={t("text.strength")}
              labelHidden
              value={Math.min(password.length, 16)}
              max={16}
              tone={password.length < 6 ? "bad" : password.length < 12 ? "warn" : "ok"}
            />
          }
        />
        <PasswordField
          label={t("text.currentPassword")}
          autoComplete="current-password"
          defaultValue="kattenbelletje"
          error={t("text.passwordError")}
        />
        <PasswordField
          label={t("text.currentPassword")}
          autoComplete="current-password"
          defaultValue="kattenbelletje"
          disabled
        />
      </Columns>
    </Section>
  );
}
