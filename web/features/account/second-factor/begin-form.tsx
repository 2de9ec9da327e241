import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { beginForm, type SetupValues } from "./plain-forms.ts";
import { checkProof, loadRules, type Owner, ProofField } from "./proof-field.tsx";

export type BeginFormProps = {
  owner: Owner;
  /** An admin may do nothing without. */
  isRequired: boolean;
  onSetup: (setup: SetupValues) => void;
};

export function BeginForm({ owner, isRequired, onSetup }: BeginFormProps) {
  const { t } = useTranslation("second-factor");
  const form = useFormOf(beginForm, {
    check: (values, locale) => (owner.hasPassword ? checkProof(owner, values, locale) : {}),
    onDone: onSetup,
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      {isRequired && <Banner tone="warn">{t("off.required")}</Banner>}
      <ErrorBanner lines={form.messages} />
      <p>{t("off.how")}</p>
      {owner.hasPassword && <ProofField form={form} owner={owner} />}
      <Button
        type="submit"
        variant="secondary"
        pending={form.pending}
        className="justify-self-start"
      >
        {t("off.begin")}
      </Button>
    </Form>
  );
}
