import { useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { detailsForm, detailsOf } from "./plain-forms.ts";

const loadRules = () => import("./form-rules.ts");

export type DetailsSectionProps = { user: Pick<User, "firstName" | "lastName" | "phone"> };

export function DetailsSection({ user }: DetailsSectionProps) {
  const { t } = useTranslation("settings");
  const { revalidate } = useRevalidator();
  const wasSaved = useSentForm(detailsForm.name)?.isDone === true;
  const form = useFormOf(detailsForm, {
    begin: detailsOf(user),
    check: async (values, locale) => (await loadRules()).checkForm("details", values, locale),
    async onDone({ data }) {
      form.change(detailsOf(data));
      showToast({ text: t("details.saved") });
      // The name stands in the bars too.
      await revalidate();
    },
  });

  return (
    <CardSection heading={t("details.heading")} text={t("details.text")}>
      <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
        <ErrorBanner lines={form.messages} />
        {wasSaved && (
          <Banner tone="ok" live>
            {t("details.saved")}
          </Banner>
        )}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...form.field("firstName")}
            label={t("details.firstName")}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            {...form.field("lastName")}
            label={t("details.lastName")}
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </div>
        <TextField
          {...form.field("phone")}
          label={t("details.phone")}
          hint={t("details.phoneHint")}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t("details.save")}
        </Button>
      </Form>
    </CardSection>
  );
}
