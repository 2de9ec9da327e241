import { relations } from "#contract/references.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { askForm } from "./plain-forms.ts";

const loadRules = () => import("./reference-rules.ts");
/** Somebody who knows the sitter is mailed a link. */
export function AskForm({ onAsked }: { onAsked: () => Promise<void> }) {
  const { t } = useTranslation("references");
  const form = useFormOf(askForm, {
    check: async (values, locale) => (await loadRules()).checkRequest(values, locale),
    async onDone(_, { name }) {
      showToast({ text: t("ask.asked", { name: name.trim() }) });
      form.change(askForm.initial);
      await onAsked();
    },
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <TextField label={t("ask.name")} required maxLength={80} {...form.field("name")} />
      <EmailField
        label={t("ask.email")}
        hint={t("ask.emailHint")}
        required
        autoComplete="off"
        {...form.field("email")}
      />
      <RadioCards
        label={t("ask.relation")}
        options={relations.map((id) => ({ id, label: t(`relation.${id}`) }))}
        required
        {...form.field("relation")}
      />
      <Button type="submit" wide pending={form.pending}>
        {t("ask.submit")}
      </Button>
    </Form>
  );
}
