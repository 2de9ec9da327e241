import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useForm } from "#web/lib/forms/use-form.ts";
import { registerAsNewContact } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { messageDraftKey } from "./draft-key.ts";
import { Openings } from "./openings.tsx";
import { type Addressee, useOpenings } from "./use-openings.ts";

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
  const openings = useOpenings(to);
  const urls = useUrls();
  const ref = useRef<HTMLFormElement>(null);
  const sentFrom = useRef("");
  const form = useForm({
    initial: { message: "", firstName: "", email: "", password: "", terms: false, isAdult: false },
    draft: { key: messageDraftKey(profileId), leaveOut: ["password"] },
    failed: t("failed"),
    check: async (values, locale) => (await loadRules()).checkNewContact(values, locale),
    async send(values) {
      await registerAsNewContact({ params: { profileId: String(profileId) }, body: values });
      sentFrom.current = values.email.trim();
    },
    onSaved: () => onSent(sentFrom.current),
  });
  const { values, errors, change } = form;
  useFocusFirstNegative(ref, form.refusal);
  const ownWords = useMemo(
    () => [values.email, values.firstName].filter(Boolean),
    [values.email, values.firstName],
  );

  return (
    <form
      ref={ref}
      // Sent before the page has come to life, it must not put a password into the address.
      method="post"
      noValidate
      onFocus={() => void loadRules()}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="grid gap-6"
    >
      {form.messages.length > 0 && (
        <Banner tone="bad" live>
          {form.messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      <TextAreaField
        label={t("message", { name })}
        hint={t("messageHint")}
        name="message"
        rows={6}
        maxLength={messageMaxLength}
        value={values.message}
        error={errors.message}
        onChange={(message) => change({ message })}
        onBlur={() => void form.leave("message")}
      />
      {values.message.trim() === "" && (
        <Openings openings={openings} onChoose={(message) => change({ message })} />
      )}
      <h2 className="mt-2 text-lg">{t("aboutYou")}</h2>
      <TextField
        label={t("firstName")}
        hint={t("firstNameHint", { name })}
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        value={values.firstName}
        error={errors.firstName}
        onChange={(firstName) => change({ firstName })}
        onBlur={() => void form.leave("firstName")}
      />
      <TextField
        label={t("email")}
        hint={t("emailHint", { name })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
        onBlur={() => void form.leave("email")}
      />
      <NewPasswordField
        label={t("password")}
        name="password"
        minLength={minLength}
        ownWords={ownWords}
        value={values.password}
        error={errors.password}
        onChange={(password) => change({ password })}
        onBlur={() => void form.leave("password")}
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
    </form>
  );
}
