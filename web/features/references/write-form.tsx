import { referenceTextLength } from "#contract/references.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { StarsField } from "#web/ui/choices/stars-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { writeForm } from "./plain-forms.ts";

const loadRules = () => import("./reference-rules.ts");

export type WriteFormProps = { token: string; name: string; onWritten: () => void };

/** What somebody who knows a sitter tells about them; no account, and no script needed. */
export function WriteForm({ token, name, onWritten }: WriteFormProps) {
  const { t } = useTranslation("references");
  const form = useFormOf(writeForm, {
    begin: { t: token },
    draft: { key: `reference:${token}` },
    check: async (values, locale) => (await loadRules()).checkWritten(values, locale),
    onDone: onWritten,
  });
  const words = (["one", "two", "three", "four", "five"] as const).map((key) => t(`stars.${key}`));
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <StarsField label={t("stars.label")} words={words} large required {...form.field("rating")} />
      <TextField
        label={t("write.since", { name })}
        inputMode="numeric"
        maxLength={4}
        placeholder="2019"
        required
        {...form.field("knowsSince")}
      />
      <TextAreaField
        label={t("write.text")}
        hint={t("write.textHint", { name })}
        rows={6}
        maxLength={referenceTextLength.most}
        required
        {...form.field("text")}
      />
      {(form.values.confirmed || form.errors.confirmed) && (
        <CheckboxField
          label={t("write.confirm")}
          name="confirmed"
          checked={form.values.confirmed}
          error={form.errors.confirmed}
          onChange={(confirmed) => form.change({ confirmed })}
        />
      )}
      <Button type="submit" wide pending={form.pending}>
        {t("write.submit")}
      </Button>
    </Form>
  );
}
