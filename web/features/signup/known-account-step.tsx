import { useTranslation } from "react-i18next";
import type { User } from "#contract/account.ts";
import { fullYears } from "#web/lib/today.ts";
import { useForm } from "#web/lib/use-form.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toIsoDay } from "#web/ui/typed-date.ts";
import { TypedDateField } from "#web/ui/typed-date-field.tsx";
import { stepDraftKey } from "./draft-keys.ts";
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
  const { values, errors, change } = form;

  return (
    <StepFrame
      heading={isMissing ? t("account.headingMissing") : t("account.headingKnown")}
      intro={
        isMissing ? t("account.introMissing", { name: user.firstName }) : t("account.introKnown")
      }
      form={form}
      onFocus={() => void loadRules()}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={t("account.firstName")}
          name="firstName"
          autoComplete="given-name"
          value={values.firstName}
          error={errors.firstName}
          onChange={(firstName) => change({ firstName })}
          onBlur={() => void form.leave("firstName")}
        />
        <TextField
          label={t("account.lastName")}
          hint={t("account.lastNameHint")}
          name="lastName"
          autoComplete="family-name"
          value={values.lastName}
          error={errors.lastName}
          onChange={(lastName) => change({ lastName })}
          onBlur={() => void form.leave("lastName")}
        />
      </div>
      {isMissing && (
        <>
          <TypedDateField
            label={t("account.birthDate")}
            hint={t("account.birthDateHint")}
            name="birthDate"
            autoComplete="bday"
            value={values.birthDate}
            error={errors.birthDate}
            onChange={(birthDate) => change({ birthDate })}
            onBlur={() => void form.leave("birthDate")}
          />
          <CheckboxField
            label={t("account.terms")}
            name="terms"
            checked={values.terms}
            error={errors.terms}
            onChange={(terms) => change({ terms })}
          />
        </>
      )}
    </StepFrame>
  );
}
