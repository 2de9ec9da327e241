import { type ReactNode, useId } from "react";
import { Link, useLocation } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { rememberAfterSignup } from "#web/lib/session/after-signup.ts";
import { login, type SignInOutcome } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { loadRules } from "./load-rules.ts";
import { LoginLinkOffer } from "./login-link-offer.tsx";
import { OneButtonForm } from "./one-button-form.tsx";
import { loginForm } from "./plain-forms.ts";
import { type EmailState, usePrefilledEmail } from "./prefilled-email.ts";

export type LoginFormProps = {
  /** Offer the demo accounts. */
  demo: boolean;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
  /** Other ways in, such as by Google. */
  others?: ReactNode;
  /** In, or asked for a code first. */
  onLoggedIn: (outcome: SignInOutcome) => void | Promise<void>;
};

export function LoginForm({ demo, mailbox, others, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation("account");
  const wanted = ownPath(new URLSearchParams(useLocation().search).get("redirect"));
  const urls = useUrls();
  const id = useId();
  const form = useForm({
    name: loginForm.name,
    initial: loginForm.initial,
    failed: t("login.failed"),
    check: async (values, locale) => (await loadRules()).checkForm("login", values, locale),
    async send(values) {
      await onLoggedIn(await login(values));
    },
  });
  usePrefilledEmail((email) => form.change({ email }));

  function fill(account: { email: string; password: string }) {
    form.refuse({});
    form.change(account);
  }

  return (
    <div className="grid gap-6">
      <OneButtonForm form={form} id={id} submitLabel={t("login.submit")}>
        <EmailField label={t("login.email")} autoComplete="username" {...form.field("email")} />
        <div className="grid gap-1">
          <PasswordField
            label={t("login.password")}
            autoComplete="current-password"
            {...form.field("password")}
          />
          <Link
            to={urls.resetPassword()}
            state={{ email: form.values.email } satisfies EmailState}
            className="inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            {t("login.forgot")}
          </Link>
        </div>
      </OneButtonForm>
      <LoginLinkOffer form={form} formId={id} mailbox={mailbox} />
      {others}
      <p>
        {t("login.noAccount")}{" "}
        <Link to={urls.signup()} onClick={() => rememberAfterSignup(wanted)}>
          {t("login.signup")}
        </Link>
      </p>
      {demo && <DemoAccounts onChoose={fill} />}
    </div>
  );
}
