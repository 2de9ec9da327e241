import { contactTextLength } from "#contract/content/contact-messages.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { contactUsForm } from "./plain-forms.ts";

const loadRules = () => import("./contact-us-rules.ts");

export type ContactUsFormProps = {
  /** What is known of who writes. */
  known: { name: string; email: string } | null;
  onSent: () => void;
};

/** A message to who runs the site; no account needed, and no script. */
export function ContactUsForm({ known, onSent }: ContactUsFormProps) {
  const { t } = useTranslation("contact-us");
  const form = useFormOf(contactUsForm, {
    begin: known ?? {},
    draft: { key: "contact-us" },
    check: async (values, locale) => (await loadRules()).checkContactMessage(values, locale),
    onDone: onSent,
  });
  const trap = form.field("homepage");
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <TextField label={t("name")} autoComplete="name" required {...form.field("name")} />
      <EmailField label={t("email")} hint={t("emailHint")} required {...form.field("email")} />
      <TextAreaField
        label={t("text")}
        hint={t("textHint")}
        rows={8}
        maxLength={contactTextLength.most}
        required
        {...form.field("text")}
      />
      {/* For machines alone: nobody sees it, hears it or comes by it with a keyboard. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t("homepage")}
          <input
            type="text"
            name={trap.name}
            value={trap.value}
            onChange={({ target }) => trap.onChange(target.value)}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
      <Button type="submit" wide pending={form.pending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
