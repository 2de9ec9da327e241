import { type ReactNode, useId } from "react";
import { Link, useLocation } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { rememberAfterSignup } from "#web/lib/session/after-signup.ts";
import { login, type SignInOutcome } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
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

/** They exist only where the server says so: on somebody's own machine, never on a public site. */
const password = "kwispel-demo-2026";
const accounts = [
  { id: "owner", email: "eigenaar@kwispel.test" },
  { id: "sitter", email: "oppas@kwispel.test" },
  { id: "admin", email: "admin@kwispel.test" },
] as const;

function DemoAccounts({
  onChoose,
}: {
  onChoose: (account: { email: string; password: string }) => void;
}) {
  const { t } = useTranslation("account");

  function choose(email: string) {
    onChoose({ email, password });
    announce(t("demo.filled", { email }));
  }

  return (
    <Card as="section" edged className="noscript:hidden" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-lg">
        {t("demo.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("demo.text")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {accounts.map(({ id, email }) => (
          <Button key={id} variant="soft" size="sm" onClick={() => choose(email)}>
            {t(`demo.${id}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
