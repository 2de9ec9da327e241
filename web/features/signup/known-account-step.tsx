import type { User } from "#contract/account.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { stepDraftKey } from "./draft-keys.ts";
import { AdultFields, NameFields } from "./person-fields.tsx";
import { StepFrame, useWizard } from "./step-frame.tsx";
import { knownUpdate, knownValues, readBirthDate } from "./values/account-values.ts";
import { stepForms } from "./values/step-forms.ts";

const loadRules = () => import("./values/step-rules.ts");

/**
 * The first step of somebody who has an account: to correct it, or, after coming in by Google,
 * Facebook or Apple, to say what those don't tell.
 */
export function KnownAccountStep({ user }: { user: User }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, today, goOn } = useWizard();
  const isMissing = user.birthDate === undefined;
  const form = useForm({
    name: stepForms.known,
    initial: knownValues(user),
    read: readBirthDate,
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    async check(values, locale) {
      return (await loadRules()).checkKnown(values, { isMissing, today, locale });
    },
    async send(values, call) {
      await call("account.updateUser", { body: knownUpdate(values, isMissing, next) });
    },
    onSaved: goOn,
  });
  return (
    <StepFrame
      heading={isMissing ? t("account.headingMissing") : t("account.headingKnown")}
      intro={isMissing ? t("account.introMissing") : t("account.introKnown")}
      form={form}
      onFocus={() => void loadRules()}
    >
      <NameFields form={form} />
      {isMissing && <AdultFields form={form} />}
    </StepFrame>
  );
}
