import { type ReactNode, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { register } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { stepDraftKey } from "./draft-keys.ts";
import { AdultFields, NameFields } from "./person-fields.tsx";
import { StepFrame, useWizard } from "./step-frame.tsx";
import { accountValues, readBirthDate, registrationOf } from "./values/account-values.ts";
import { stepForms } from "./values/step-forms.ts";

const loadRules = () => import("./values/step-rules.ts");

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
  const sent = useSentForm(stepForms.account);
  // As below: of an address that has the right form, what is refused is that somebody has it.
  const taken = useEmailTaken(sent?.errors.email ? String(sent.values.email) : null);
  const isSitter = profileType === "pet_sitter";
  const form = useForm({
    name: stepForms.account,
    initial: accountValues(invitation),
    read: readBirthDate,
    draft: { key: stepDraftKey(profileType, step), leaveOut: ["password"] },
    failed: t("failed"),
    async check(values, locale) {
      return (await loadRules()).checkAccount(values, { today, locale });
    },
    async send(values) {
      await register({ params: { profileType }, body: registrationOf(values, invitation) });
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

/** Kindly, and with the way in: most people who see this have forgotten that they signed up. */
function EmailTakenNote({ email }: { email: string | null }) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  return (
    <div aria-live="polite" className="empty:hidden">
      {email && (
        <Banner>
          <p>{t("account.taken")}</p>
          <p className="mt-1">
            <Link to={urls.login({ redirect: urls.signup() })} state={{ email }}>
              {t("account.takenLogin")}
            </Link>
          </p>
        </Banner>
      )}
    </div>
  );
}

/** Whether the address that stands in the field belongs to an account already; `told`: one that does. */
function useEmailTaken(told: string | null) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(told && looksRight(told) ? [normal(told)] : []),
  );
  const asked = useRef(new Set<string>());

  function tell(email: string) {
    setTaken((before) => new Set(before).add(normal(email)));
  }

  /** Each address once. Without an answer nothing is said: sending the form will tell. */
  async function ask(email: string) {
    const address = normal(email);
    if (!looksRight(address) || asked.current.has(address)) return;
    asked.current.add(address);
    try {
      const { exists } = await api.call("access.checkEmail", { body: { email: address } });
      if (!exists) return;
      await afterPress();
      tell(address);
    } catch (error) {
      asked.current.delete(address);
      logError("e-mail address not checked", error);
    }
  }

  return { ask, tell, isTaken: (email: string) => taken.has(normal(email)) };
}

function looksRight(address: string): boolean {
  return /^\S+@\S+\.\S+$/.test(address.trim());
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}
