import { useTranslation } from "react-i18next";
import type { Form } from "#web/lib/forms/use-form.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";

type Names = { firstName: string; lastName: string };

/** First and last name, side by side where there is room. */
export function NameFields<Values extends Names>({ form }: { form: Form<Values> }) {
  const { t } = useTranslation("signup");
  const { values, errors, change, leave } = form;
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <TextField
        label={t("account.firstName")}
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        value={values.firstName}
        error={errors.firstName}
        onChange={(firstName) => change({ firstName } as Partial<Values>)}
        onBlur={() => void leave("firstName")}
      />
      <TextField
        label={t("account.lastName")}
        hint={t("account.lastNameHint")}
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        value={values.lastName}
        error={errors.lastName}
        onChange={(lastName) => change({ lastName } as Partial<Values>)}
        onBlur={() => void leave("lastName")}
      />
    </div>
  );
}
