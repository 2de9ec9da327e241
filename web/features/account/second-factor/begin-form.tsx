import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import {
  beginForm,
  type ProofValues,
  proofBody,
  type SetupValues,
  setupValues,
} from "./plain-forms.ts";
import { checkProof, loadRules, type Owner, ProofField } from "./proof-field.tsx";

export type BeginFormProps = {
  owner: Owner;
  /** An admin may do nothing without. */
  isRequired: boolean;
  onSetup: (setup: SetupValues) => void;
};

export function BeginForm({ owner, isRequired, onSetup }: BeginFormProps) {
  const { t } = useTranslation("second-factor");
  const form = useForm({
    name: beginForm.name,
    initial: beginForm.initial,
    failed: t("failed"),
    check: (values, locale) => (owner.hasPassword ? checkProof(owner, values, locale) : {}),
    explain: ({ code }) =>
      code === "invalidCredentials" ? { password: t("wrongPassword") } : null,
    async send(values) {
      onSetup(await beginSecondFactor(values));
    },
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

/** Anew, where it is on already. */
export async function beginSecondFactor(values: ProofValues): Promise<SetupValues> {
  const body = { step: "begin", ...proofBody(values) } as const;
  const { setup } = await api.call("secondFactor.change", { body });
  if (!setup) throw new Error("the answer has no secret to scan");
  return setupValues(setup);
}
