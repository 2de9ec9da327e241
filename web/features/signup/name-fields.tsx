import type { Form } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";

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
