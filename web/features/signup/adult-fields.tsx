import { useTranslation } from "react-i18next";
import type { Form } from "#web/lib/forms/use-form.ts";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";

type Answers = { birthDate: string; terms: boolean };

/** What nobody takes part without: being of age, and agreeing to the terms. */
export function AdultFields<Values extends Answers>({ form }: { form: Form<Values> }) {
  const { t } = useTranslation("signup");
  const { values, errors, change, leave } = form;
  return (
    <>
      <TypedDateField
        label={t("account.birthDate")}
        hint={t("account.birthDateHint")}
        name="birthDate"
        autoComplete="bday"
        value={values.birthDate}
        error={errors.birthDate}
        onChange={(birthDate) => change({ birthDate } as Partial<Values>)}
        onBlur={() => void leave("birthDate")}
      />
      <CheckboxField
        label={<LinkedText text={t("account.terms")} />}
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={(terms) => change({ terms } as Partial<Values>)}
      />
    </>
  );
}
