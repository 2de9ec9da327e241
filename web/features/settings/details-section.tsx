import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

const loadRules = () => import("./form-rules.ts");

export type DetailsSectionProps = { user: Pick<User, "firstName" | "lastName" | "phone"> };

export function DetailsSection({ user }: DetailsSectionProps) {
  const { t } = useTranslation("settings");
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: valuesOf(user),
    failed: t("details.failed"),
    check: async (values, locale) => (await loadRules()).checkForm("details", values, locale),
    async send(values) {
      const { saveDetails } = await import("./care-calls.ts");
      form.change(valuesOf(await saveDetails(values)));
    },
    async onSaved() {
      showToast({ text: t("details.saved") });
      // The name stands in the bars too.
      await revalidate();
    },
  });
  const field = (name: keyof ReturnType<typeof valuesOf>) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (text: string) => form.change({ [name]: text }),
    onBlur: () => void form.leave(name),
  });

  return (
    <SettingsSection heading={t("details.heading")} text={t("details.text")}>
      <SettingsForm form={form} onFocus={() => void loadRules()}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...field("firstName")}
            label={t("details.firstName")}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            {...field("lastName")}
            label={t("details.lastName")}
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </div>
        <TextField
          {...field("phone")}
          label={t("details.phone")}
          hint={t("details.phoneHint")}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t("details.save")}
        </Button>
      </SettingsForm>
    </SettingsSection>
  );
}

function valuesOf({ firstName, lastName = "", phone }: DetailsSectionProps["user"]) {
  return { firstName, lastName, phone: phone ? formatPhone(phone) : "" };
}
