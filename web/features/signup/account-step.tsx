import { type ReactNode, useMemo } from "react";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { register } from "#web/lib/session/session.ts";
import { fullYears } from "#web/lib/time/today.ts";
import { toIsoDay } from "#web/ui/dates/typed-date.ts";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { AdultFields } from "./adult-fields.tsx";
import { stepDraftKey } from "./draft-keys.ts";
import { EmailTakenNote } from "./email-taken-note.tsx";
import { NameFields } from "./name-fields.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useEmailTaken } from "./use-email-taken.ts";
import { useWizard } from "./wizard-context.ts";

const loadRules = () => import("./step-rules.ts");
const adultAge = 18;

export type AccountStepProps = {
  minLength: number;
  invitation: { email?: string; firstName?: string; token: string } | null;
  /** Signing in with a provider instead; nothing where none is set up. */
  social: ReactNode;
};

/** Who somebody is: the step that makes the account. */
export function AccountStep({ minLength, invitation, social }: AccountStepProps) {
  const { t } = useTranslation("signup");
  const { profileType, step, today, goOn } = useWizard();
  const taken = useEmailTaken();
  const isSitter = profileType === "pet_sitter";
  const form = useForm({
    initial: {
      firstName: invitation?.firstName ?? "",
      lastName: "",
      email: invitation?.email ?? "",
      password: "",
      birthDate: "",
      terms: false,
    },
    draft: { key: stepDraftKey(profileType, step), leaveOut: ["password"] },
    failed: t("failed"),
    async check(values, locale) {
      const { checkStep, tooYoungText } = await loadRules();
      const birthDate = toIsoDay(values.birthDate);
      const found = checkStep("register", { ...values, birthDate: birthDate ?? undefined }, locale);
      if (birthDate && fullYears(birthDate, today) < adultAge) {
        return { ...found, birthDate: tooYoungText(locale) };
      }
      return found;
    },
    async send(values) {
      await register({
        params: { profileType },
        body: {
          ...values,
          birthDate: toIsoDay(values.birthDate) ?? "",
          ...(invitation ? { invitation: invitation.token } : {}),
        },
      });
    },
    explain({ fieldErrors }) {
      // The form of the address was checked before: what is left to refuse is that somebody has it.
      if (fieldErrors.email) taken.tell(form.values.email);
      return null;
    },
    onSaved: goOn,
  });
  const { values, errors, change } = form;
  const ownWords = useMemo(
    () => [values.email, values.firstName, values.lastName].filter(Boolean),
    [values.email, values.firstName, values.lastName],
  );

  async function leaveEmail() {
    await form.leave("email");
    await taken.ask(values.email);
  }

  return (
    <StepFrame
      heading={t("account.heading")}
      intro={isSitter ? t("account.introSitter") : t("account.introOwner")}
      form={form}
      onFocus={() => void loadRules()}
    >
      <NameFields form={form} />
      <div className="grid gap-3">
        <EmailField
          label={t("account.email")}
          hint={t("account.emailHint")}
          name="email"
          value={values.email}
          error={errors.email}
          onChange={(email) => change({ email })}
          onBlur={() => void leaveEmail()}
        />
        <EmailTakenNote email={taken.isTaken(values.email) ? values.email.trim() : null} />
      </div>
      <NewPasswordField
        label={t("account.password")}
        minLength={minLength}
        ownWords={ownWords}
        {...form.field("password")}
      />
      <AdultFields form={form} />
      {social}
    </StepFrame>
  );
}
