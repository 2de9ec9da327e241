import type { User } from "#contract/account.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { fullYears } from "#web/lib/time/today.ts";
import { toIsoDay } from "#web/ui/dates/typed-date.ts";
import { AdultFields } from "./adult-fields.tsx";
import { stepDraftKey } from "./draft-keys.ts";
import { NameFields } from "./name-fields.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useWizard } from "./wizard-context.ts";

const loadRules = () => import("./step-rules.ts");
const adultAge = 18;

/**
 * The first step of somebody who has an account: to correct it, or, after coming in by Google,
 * Facebook or Apple, to say what those don't tell.
 */
export function KnownAccountStep({ user }: { user: User }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, today, goOn } = useWizard();
  const isMissing = user.birthDate === undefined;
  const form = useForm({
    initial: {
      firstName: user.firstName,
      lastName: user.lastName ?? "",
      birthDate: "",
      terms: false,
    },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    async check(values, locale) {
      const { checkStep, tooYoungText } = await loadRules();
      const found = checkStep("known", values, locale);
      if (!isMissing) return found;
      const birthDate = toIsoDay(values.birthDate);
      const missing = { ...values, birthDate: birthDate ?? undefined };
      const isYoung = birthDate !== null && fullYears(birthDate, today) < adultAge;
      return {
        ...found,
        ...checkStep("missing", missing, locale),
        ...(isYoung ? { birthDate: tooYoungText(locale) } : {}),
      };
    },
    async send({ firstName, lastName, birthDate, terms }) {
      const { saveUser } = await import("./signup-calls.ts");
      const missing = isMissing ? { birthDate: toIsoDay(birthDate) ?? "", terms } : {};
      await saveUser({ firstName, lastName, ...missing, registrationStep: next });
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
