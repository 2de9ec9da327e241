import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { passwordMinLength } from "#contract/shared/validation/passwords.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { AskLinkForm } from "#web/features/account/ask-link-form.tsx";
import { DeadLinkScreen } from "#web/features/account/dead-link-screen.tsx";
import type { LoginState } from "#web/features/account/login-form.tsx";
import { ResetPasswordForm } from "#web/features/account/reset-password-form.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { clearToken } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/reset-password.ts";

export const handle: RouteHandle = { namespaces: ["account", "password"] };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    meta: page.meta({ title: page.texts("account")("resetPassword.title") }),
    token: new URL(args.request.url).searchParams.get("token"),
    minLength: passwordMinLength,
    mailbox: page.development,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

type State = { name: "open" } | { name: "dead" } | { name: "done"; email: string };

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { token, minLength, mailbox } = loaderData;
  const { t } = useTranslation("account");
  const urls = useUrls();
  const isLoggedIn = useUser() !== null;
  const revalidator = useRevalidator();
  const [state, setState] = useState<State>({ name: "open" });

  function done(email: string) {
    setState({ name: "done", email });
    if (!isLoggedIn) return;
    // The reset ended this session too: the bars become a guest's.
    clearToken();
    void revalidator.revalidate();
  }

  if (state.name === "dead") return <DeadLinkScreen kind="resetLink" mailbox={mailbox} inPlace />;
  if (state.name === "done") {
    return (
      <AccountScreen
        key="done"
        inPlace
        picture={nap}
        heading={t("resetPassword.doneHeading")}
        intro={t("resetPassword.doneText")}
      >
        <LinkButton
          to={urls.login()}
          state={{ email: state.email } satisfies LoginState}
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
