import { useRevalidator } from "react-router";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { addCalendarForm } from "./plain-forms.ts";

const loadRules = () => import("./calendar-rules.ts");

export function AddCalendarForm() {
  const { t } = useTranslation("calendars");
  const { revalidate } = useRevalidator();
  const form = useFormOf(addCalendarForm, {
    check: async (values, locale) => (await loadRules()).checkCalendar(values, locale),
    async onDone() {
      form.change(addCalendarForm.initial);
      showToast({ text: t("own.added") });
      await revalidate();
    },
  });

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-4">
      <ErrorBanner lines={form.messages} />
      <TextField
        type="url"
        label={t("own.label")}
        hint={t("own.hint")}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        {...form.field("url")}
      />
      <div>
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t("own.add")}
        </Button>
      </div>
    </Form>
  );
}
