import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUrls } from "#web/lib/use-urls.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusFirstNegative } from "#web/ui/field-focus.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { useLogin } from "./use-login.ts";

export type LoginFormProps = {
  /** Offer the demo accounts. */
  demo: boolean;
  onLoggedIn: () => void | Promise<void>;
};

export function LoginForm({ demo, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, refusal, messages, pending, ...login } = useLogin(onLoggedIn);
  useFocusFirstNegative(form, refusal);

  function submit(event: FormEvent) {
    event.preventDefault();
    void login.submit();
  }

  return (
    <div className="grid gap-6">
      <form
        ref={form}
        onSubmit={submit}
        onFocus={() => void login.loadRules()}
        noValidate
        className="grid gap-5"
      >
        {messages.length > 0 && (
          <Banner tone="bad" live>
            {messages.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        )}
        <TextField
          label={t("login.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={errors.email}
          onChange={(email) => login.change("email", email)}
          onBlur={() => void login.leave("email")}
        />
        <PasswordField
          label={t("login.password")}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={(password) => login.change("password", password)}
          onBlur={() => void login.leave("password")}
        />
        <Button type="submit" wide pending={pending}>
          {t("login.submit")}
        </Button>
      </form>
      <p>
        {t("login.noAccount")} <Link to={urls.signup()}>{t("login.signup")}</Link>
      </p>
      {demo && <DemoAccounts onChoose={login.fill} />}
    </div>
  );
}
