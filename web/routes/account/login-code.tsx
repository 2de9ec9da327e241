import { useState } from "react";
import { Link, redirect, useNavigate } from "react-router";
import { secondFactorCookie } from "#contract/account/second-factor.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { urls } from "#contract/urls/urls.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { useSentLink } from "#web/features/account/link-state.ts";
import { CodeStepForm } from "#web/features/account/second-factor/code-step-form.tsx";
import { codeForm } from "#web/features/account/second-factor/plain-forms.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/login-code.ts";

export const handle: RouteHandle = { namespaces: ["account", "second-factor"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = args.url.searchParams;
  const after = ownPath(query.get("redirect"));
  if (await loadUser(args)) throw redirect(after ?? urls.home());
  return {
    meta: page.meta({ title: page.texts("second-factor")("step.title") }),
    // From the first step; it says nothing by itself, and never stands in an address.
    ticket: readCookie(args.request.headers.get("cookie"), secondFactorCookie),
    after,
    refresh: query.get("refresh") === "1",
    isRecovery: query.get("recovery") === "1",
  };
}

export const action = formAction({
  [codeForm.name]: plainForm({
    initial: codeForm.initial,
    secret: ["code"],
    failed: (page) => page.texts("second-factor")("step.failed"),
    async send(page, body) {
      await page.send("secondFactor.login", { body });
      return ownPath(new URL(page.path, page.origin).searchParams.get("redirect")) ?? urls.home();
    },
  }),
});

/** Whoever has shown the first of two things is asked for the second, and goes on to where they wanted. */
export default function LoginCode({ loaderData }: Route.ComponentProps) {
  const { ticket, after, refresh, isRecovery } = loaderData;
  const { t } = useTranslation("second-factor");
  const own = useUrls();
  const navigate = useNavigate();
  const wasDead = useSentLink(codeForm.name) === "dead";
  const [isDead, setDead] = useState(false);
  const kept = { ...(after ? { redirect: after } : {}), refresh };

  async function goOn() {
    const next = after ?? own.home();
    if (refresh) window.location.assign(next);
    else await navigate(next, { replace: true });
  }

  if (!ticket || isDead || wasDead) {
    return (
      <AccountScreen
        key="dead"
        picture={lost}
        heading={t("step.deadHeading")}
        intro={t("step.deadText")}
        inPlace={isDead}
      >
        <LinkButton to={own.login(kept)} wide>
          {t("step.again")}
        </LinkButton>
      </AccountScreen>
    );
  }
  const kind = isRecovery ? "recovery" : "app";
  return (
    <AccountScreen picture={phone} heading={t("step.heading")} intro={t(`step.${kind}Intro`)}>
      <CodeStepForm
        key={kind}
        ticket={ticket}
        kind={kind}
        onLoggedIn={goOn}
        onDead={() => setDead(true)}
      />
      <p className="mt-6">
        <Link replace to={own.loginCode({ ...kept, recovery: !isRecovery })}>
          {isRecovery ? t("step.useApp") : t("step.useRecovery")}
        </Link>
      </p>
    </AccountScreen>
  );
}
