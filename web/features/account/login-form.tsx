import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { login } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { EmailField } from "./email-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { LoginLinkOffer } from "./login-link-offer.tsx";
import { useAccountForm } from "./use-account-form.ts";

export type LoginFormProps = {
  /** Offer the demo accounts. */
  demo: boolean;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
  /** Other ways in, such as by Google. */
  others?: ReactNode;
  onLoggedIn: () => void | Promise<void>;
};

/** Hand this in as the state of a link to the log-in screen: the address never stands in the bar. */
export type LoginState = { email: string };

export function LoginForm({ demo, mailbox, others, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  const form = useAccountForm({
    rules: "login",
    initial: { email: "", password: "" },
    failed: t("login.failed"),
    async send(values) {
      await login(values);
      await onLoggedIn();
    },
  });
  usePrefilledEmail((email) => form.change("email", email));

  return (
    <div className="grid gap-6">
      <FormFrame form={form} submitLabel={t("login.submit")}>
        <EmailField
          value={form.values.email}
          error={form.errors.email}
          onChange={(email) => form.change("email", email)}
          onBlur={() => void form.leave("email")}
        />
        <div className="grid gap-1">
          <PasswordField
            label={t("login.password")}
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            error={form.errors.password}
            onChange={(password) => form.change("password", password)}
            onBlur={() => void form.leave("password")}
          />
          <Link
            to={urls.resetPassword()}
            className="inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            {t("login.forgot")}
          </Link>
        </div>
      </FormFrame>
      <LoginLinkOffer form={form} mailbox={mailbox} />
      {others}
      <p>
        {t("login.noAccount")} <Link to={urls.signup()}>{t("login.signup")}</Link>
      </p>
      {demo && <DemoAccounts onChoose={form.fill} />}
    </div>
  );
}

/** Only after hydration: the server knows nothing of the state that the browser keeps with a page. */
function usePrefilledEmail(fill: (email: string) => void): void {
  const state = useLocation().state as Partial<LoginState> | null;
  const [email] = useState(state?.email);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; typing may change it after that.
  useEffect(() => {
    if (email) fill(email);
  }, [email]);
}
