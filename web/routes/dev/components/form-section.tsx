import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Section } from "./section.tsx";

type Values = {
  name: string;
  kind: "dog" | "cat" | null;
  day: string | null;
  size: "small" | "large" | null;
  agreed: boolean;
};

const empty: Values = { name: "", kind: null, day: null, size: null, agreed: false };

/** A whole form: errors on leaving a field, and on sending the first one is brought into view. */
export function FormSection() {
  const { t } = useTranslation("dev");
  const { t: tUi } = useTranslation("ui");
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({});
  useFocusFirstNegative(form, errors);

  function set<Key extends keyof Values>(key: Key) {
    return (value: Values[Key]) => {
      setValues({ ...values, [key]: value });
      const { [key]: _mended, ...others } = errors;
      setErrors(others);
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = (Object.keys(empty) as Array<keyof Values>).filter((key) => !values[key]);
    setErrors(Object.fromEntries(missing.map((key) => [key, tUi("requiredError")])));
    if (missing.length === 0) showToast({ text: t("form.sent") });
  }

  return (
    <Section id="form" title={t("form.title")}>
      <Card className="max-w-form">
        <form ref={form} onSubmit={send} noValidate className="grid gap-5">
          <TextField
            label={t("form.name")}
            value={values.name}
            onChange={set("name")}
            error={errors.name}
            required
          />
          <SelectField
            label={t("form.kind")}
            options={[
              { id: "dog", label: t("form.dog") },
              { id: "cat", label: t("form.cat") },
            ]}
            value={values.kind}
            onChange={set("kind")}
            error={errors.kind}
            required
          />
          <DateField
            label={t("form.day")}
            value={values.day}
            onChange={set("day")}
            error={errors.day}
            required
          />
          <RadioCards
            label={t("form.size")}
            columns={2}
            options={[
              { id: "small", label: t("form.small") },
              { id: "large", label: t("form.large") },
            ]}
            value={values.size}
            onChange={set("size")}
            error={errors.size}
            required
          />
          <CheckboxField
            label={t("form.agree")}
            checked={values.agreed}
            onChange={set("agreed")}
            error={errors.agreed}
            required
          />
          <div>
            <Button type="submit">{t("form.send")}</Button>
          </div>
        </form>
      </Card>
    </Section>
  );
}
