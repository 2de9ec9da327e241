import type { Form } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";

type Names = { firstName: string; lastName: string };

/** First and last name, side by side where there is room. */
export function NameFields({ form }: { form: Pick<Form<Names>, "field"> }) {
  const { t } = useTranslation("signup");
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <TextField
        label={t("account.firstName")}
        autoComplete="given-name"
        autoCapitalize="words"
        {...form.field("firstName")}
      />
      <TextField
        label={t("account.lastName")}
        hint={t("account.lastNameHint")}
        autoComplete="family-name"
        autoCapitalize="words"
        {...form.field("lastName")}
      />
    </div>
  );
}

type Answers = { birthDate: string; terms: boolean };

/** What nobody takes part without: being of age, and agreeing to the terms. */
export function AdultFields({ form }: { form: Pick<Form<Answers>, "field"> }) {
  const { t } = useTranslation("signup");
  const terms = form.field("terms");
  return (
    <>
      <TypedDateField
        label={t("account.birthDate")}
        hint={t("account.birthDateHint")}
        autoComplete="bday"
        {...form.field("birthDate")}
      />
      <CheckboxField
        label={<LinkedText text={t("account.terms")} />}
        name={terms.name}
        checked={terms.value}
        error={terms.error}
        onChange={terms.onChange}
      />
    </>
  );
}
