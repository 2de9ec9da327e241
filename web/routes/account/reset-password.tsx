import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { passwordMinLength } from "#contract/shared/validation/passwords.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { AskLinkForm } from "#web/features/account/ask-link-form.tsx";
import { DeadLinkScreen } from "#web/features/account/dead-link-screen.tsx";
import { isDeadLink, useSentLink } from "#web/features/account/link-state.ts";
import { loadRules } from "#web/features/account/load-rules.ts";
import { NewPasswordFields } from "#web/features/account/new-password-fields.tsx";
import { OneButtonForm } from "#web/features/account/one-button-form.tsx";
import { askLink } from "#web/features/account/plain-access.server.ts";
import { resetPasswordForm } from "#web/features/account/plain-forms.ts";
import type { EmailState } from "#web/features/account/prefilled-email.ts";
import { formAction, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { clearToken } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/reset-password.ts";

export const handle: RouteHandle = { namespaces: ["account", "password"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    meta: page.meta({ title: page.texts("account")("resetPassword.title") }),
    token: args.url.searchParams.get("token"),
    minLength: passwordMinLength,
    mailbox: page.development,
  };
}

export const action = formAction(
  { resetLink: askLink("resetLink") },
  plainAct(resetPasswordForm, {
    fill: (page) => ({ token: queryOf(page).get("token") ?? "" }),
    next: (_, answer) => answer,
  }),
);

type State = { name: "open" } | { name: "dead" } | { name: "done"; email: string };

/** What became of the form if it was sent without script. */
function useSentState(hasToken: boolean): State {
  const link = useSentLink(resetPasswordForm.name);
  const isAsking = useSentForm("resetLink") !== null;
  if (link === "dead" || (hasToken && isAsking)) return { name: "dead" };
  return link ? { name: "done", email: link.email } : { name: "open" };
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { token, minLength, mailbox } = loaderData;
  const { t } = useTranslation("account");
  const urls = useUrls();
  const isLoggedIn = useUser() !== null;
  const revalidator = useRevalidator();
  const sent = useSentState(token !== null);
  const [changed, setState] = useState<State | null>(null);
  const state = changed ?? sent;
  const inPlace = changed !== null;

  function done(email: string) {
    setState({ name: "done", email });
    if (!isLoggedIn) return;
    // The reset ended this session too: the bars become a guest's.
    clearToken();
    void revalidator.revalidate();
  }

  if (state.name === "dead") {
    return <DeadLinkScreen kind="resetLink" mailbox={mailbox} inPlace={inPlace} />;
  }
  if (state.name === "done") {
    return (
      <AccountScreen
        key="done"
        inPlace={inPlace}
        picture={nap}
        heading={t("resetPassword.doneHeading")}
        intro={t("resetPassword.doneText")}
      >
        <LinkButton
          to={urls.login()}
          state={{ email: state.email } satisfies EmailState}
          wide
          replace
        >
          {t("resetPassword.doneLogin")}
        </LinkButton>
      </AccountScreen>
    );
  }
  if (token) {
    return (
      <AccountScreen heading={t("resetPassword.heading")} intro={t("resetPassword.intro")}>
        <ResetPasswordForm
          token={token}
          minLength={minLength}
          onDone={done}
          onDeadLink={() => setState({ name: "dead" })}
        />
      </AccountScreen>
    );
  }
  return (
    <AccountScreen heading={t("resetPassword.askHeading")} intro={t("resetPassword.askIntro")}>
      <AskLinkForm kind="resetLink" submitLabel={t("resetPassword.ask")} mailbox={mailbox} />
      <p className="mt-6">
        <Link to={urls.login()}>{t("resetPassword.back")}</Link>
      </p>
    </AccountScreen>
  );
}

type ResetPasswordFormProps = {
  token: string;
  minLength: number;
  onDone: (email: string) => void;
  onDeadLink: () => void;
};

function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, minLength, onDone, onDeadLink } = props;
  const { t } = useTranslation("account");
  const form = useFormOf(resetPasswordForm, {
    begin: { token },
    check: async (values, locale) => (await loadRules()).checkForm("resetPassword", values, locale),
    explain(error) {
      if (!isDeadLink(error)) return null;
      onDeadLink();
      return {};
    },
    onDone: ({ email }) => onDone(email),
  });

  return (
    <OneButtonForm form={form} submitLabel={t("resetPassword.submit")}>
      <NewPasswordFields
        password={form.field("password")}
        repeat={form.field("passwordConfirmation")}
        minLength={minLength}
      />
    </OneButtonForm>
  );
}
