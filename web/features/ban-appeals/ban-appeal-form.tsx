import { banAppealTextLength } from "#contract/trust/ban-appeals.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { banAppealForm } from "./plain-forms.ts";

const loadRules = () => import("./ban-appeal-rules.ts");

export type BanAppealFormProps = { token: string; onSent: () => void };

/** Why a ban is wrong, in the words of whom it shuts out; no account, and no script needed. */
export function BanAppealForm({ token, onSent }: BanAppealFormProps) {
  const { t } = useTranslation("ban-appeals");
  const form = useFormOf(banAppealForm, {
    begin: { t: token },
    draft: { key: `ban-appeal:${token}` },
    check: async (values, locale) => (await loadRules()).checkBanAppeal(values, locale),
    onDone: onSent,
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <TextAreaField
        label={t("text")}
        hint={t("hint")}
        rows={6}
        maxLength={banAppealTextLength.most}
        required
        {...form.field("text")}
      />
      <Button type="submit" wide pending={form.pending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
