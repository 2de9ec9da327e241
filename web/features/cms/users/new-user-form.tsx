import { userRoles } from "#contract/account.ts";
import { locales } from "#contract/shared/locale.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useAct } from "../acts/use-act.ts";
import { createUser } from "./user-acts.ts";

/** An account for somebody else, who chooses a password by the link that they are mailed. */
export function NewUserForm() {
  const { t } = useTranslation("cms-users");
  const form = useAct(createUser, { done: t("new.done") });
  return (
    <Form form={form} className="grid max-w-form gap-5">
      <ErrorBanner lines={form.messages} />
      <p className="text-ink-soft">{t("new.lead")}</p>
      <EmailField label={t("columns.email")} required {...form.field("email")} />
      <TextField label={t("new.firstName")} required {...form.field("firstName")} />
      <TextField label={t("new.lastName")} optional {...form.field("lastName")} />
      <RadioCards
        label={t("new.language")}
        columns={2}
        options={locales.map((locale) => ({ id: locale, label: t(`new.languages.${locale}`) }))}
        {...form.field("language")}
      />
      <RadioCards
        label={t("new.role")}
        columns={2}
        options={userRoles.map((role) => ({
          id: role,
          label: t(`new.roles.${role}.label`),
          hint: t(`new.roles.${role}.hint`),
        }))}
        {...form.field("role")}
      />
      <Button type="submit" pending={form.pending} className="justify-self-start">
        {t("new.send")}
      </Button>
    </Form>
  );
}
