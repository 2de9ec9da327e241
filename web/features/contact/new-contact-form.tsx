import { useMemo, useRef } from "react";
import { Link } from "react-router";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { registerAsNewContact } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { messageDraftKey } from "./draft-key.ts";
import { MessageField } from "./message-field.tsx";
import { newContactForm } from "./plain-forms.ts";
import { type Addressee, useGapCheck } from "./use-openings.ts";

const loadRules = () => import("./contact-rules.ts");

export type NewContactFormProps = {
  profileId: number;
  to: Addressee;
  minLength: number;
  messageMaxLength: number;
  /** This page, to come back to after logging in. */
  path: string;
  onSent: (email: string) => void;
};

/** A first message from somebody who has no account yet; it makes one along the way. */
export function NewContactForm(props: NewContactFormProps) {
  const { profileId, to, minLength, messageMaxLength, path, onSent } = props;
  const { t } = useTranslation("contact");
  const { name } = to;
  const urls = useUrls();
  const findGaps = useGapCheck();
  const sentFrom = useRef("");
  const form = useForm({
    name: newContactForm.name,
    initial: newContactForm.initial,
    draft: { key: messageDraftKey(profileId), leaveOut: ["password"] },
    failed: t("failed"),
    check: async (values, locale) => ({
      ...(await loadRules()).checkNewContact(values, locale),
      ...findGaps(values.message),
    }),
    async send(values) {
      await registerAsNewContact({ params: { profileId: String(profileId) }, body: values });
      sentFrom.current = values.email.trim();
    },
    onSaved: () => onSent(sentFrom.current),
  });
  const { values, errors, change } = form;
  const ownWords = useMemo(
    () => [values.email, values.firstName].filter(Boolean),
    [values.email, values.firstName],
  );

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <MessageField field={form.field("message")} to={to} rows={6} maxLength={messageMaxLength} />
      <h2 className="mt-2 text-lg">{t("aboutYou")}</h2>
      <TextField
        label={t("firstName")}
        hint={t("firstNameHint", { name })}
        autoComplete="given-name"
        autoCapitalize="words"
        {...form.field("firstName")}
      />
      <EmailField label={t("email")} hint={t("emailHint", { name })} {...form.field("email")} />
      <NewPasswordField
        label={t("password")}
        minLength={minLength}
        ownWords={ownWords}
        {...form.field("password")}
      />
      <CheckboxField
        label={t("isAdult")}
        name="isAdult"
        checked={values.isAdult}
        error={errors.isAdult}
        onChange={(isAdult) => change({ isAdult })}
      />
      <CheckboxField
        label={<LinkedText text={t("terms")} />}
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={(terms) => change({ terms })}
      />
      <Button type="submit" wide pending={form.pending}>
        {t("send", { name })}
      </Button>
      <p className="text-ink-soft">
        {t("haveAccount")} <Link to={urls.login({ redirect: path })}>{t("login")}</Link>
      </p>
    </Form>
  );
}
