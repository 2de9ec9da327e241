import { useState } from "react";
import { useActionData, useRevalidator } from "react-router";
import type { SecondFactorState } from "#contract/account/second-factor.ts";
import type { SentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { ManageForm } from "./manage-form.tsx";
import {
  beginForm,
  confirmForm,
  manageForm,
  type SetupValues,
  type Stage,
  stageOf,
} from "./plain-forms.ts";
import { checkProof, loadRules, type Owner, ProofField } from "./proof-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export type SecondFactorSectionProps = {
  state: SecondFactorState;
  owner: Owner;
  /** When the page was made, so that server and browser say 'today' of the same day. */
  now: string;
};

const names: readonly string[] = [beginForm.name, confirmForm.name, manageForm.name];

/** Logging in with two steps: off, being set up, its codes once, and on. */
export function SecondFactorSection({ state, owner, now }: SecondFactorSectionProps) {
  const { t } = useTranslation("second-factor");
  const { revalidate } = useRevalidator();
  const sent = useActionData<SentForm>();
  const [stage, setStage] = useState<Stage>(() =>
    stageOf(sent && names.includes(sent.form) ? sent : null),
  );
  const showSetup = (setup: SetupValues) => setStage({ at: "setup", setup });

  async function rest() {
    await revalidate();
    setStage({ at: "rest" });
  }

  async function showCodes(codes: readonly string[]) {
    setStage({ at: "codes", codes });
    // It is on by now, and the other devices in the list are logged out.
    await revalidate();
  }

  return (
    <div id="second-factor" className="scroll-mt-20">
      <CardSection heading={t("heading")} text={t("text")}>
        {stage.at === "codes" ? (
          <RecoveryCodes codes={stage.codes} onKept={rest} />
        ) : stage.at === "setup" ? (
          <ConfirmForm
            setup={stage.setup}
            onConfirmed={showCodes}
            onCancel={() => setStage({ at: "rest" })}
          />
        ) : state.isOn ? (
          <ManageForm
            state={state}
            owner={owner}
            now={now}
            onSetup={showSetup}
            onCodes={showCodes}
            onOff={rest}
          />
        ) : (
          <BeginForm owner={owner} isRequired={state.isRequired} onSetup={showSetup} />
        )}
      </CardSection>
    </div>
  );
}

type BeginFormProps = {
  owner: Owner;
  /** An admin may do nothing without. */
  isRequired: boolean;
  onSetup: (setup: SetupValues) => void;
};

function BeginForm({ owner, isRequired, onSetup }: BeginFormProps) {
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
