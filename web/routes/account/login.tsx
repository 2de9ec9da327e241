import { Link, redirect, useNavigate } from "react-router";
import type { SignInProblem, SocialProvider } from "#contract/social-sign-in.ts";
import { alternatesOf } from "#contract/urls/aliased-paths.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { afterSignIn, askLink } from "#web/features/account/plain-access.server.ts";
import { loginForm, loginLinkButton } from "#web/features/account/plain-forms.ts";
import { readSignInProblem } from "#web/features/social-sign-in/sign-in-problem.ts";
import { SocialButtons } from "#web/features/social-sign-in/social-buttons.tsx";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { SignInOutcome } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import type { Route } from "./+types/login.ts";

export const handle: RouteHandle = { namespaces: ["account", "social-sign-in"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = new URL(args.request.url).searchParams;
  const wanted = ownPath(query.get("redirect"));
  const refresh = query.get("refresh") === "1";
  if (await loadUser(args)) {
    // A guard that could not see the session sent them here; by now it can.
    throw redirect(refresh && wanted ? wanted : "/");
  }
  const { data: providers } = await page.call("socialSignIn.listProviders", {});
  const t = page.texts("account");
  const alternates = alternatesOf("login");
  return {
    meta: page.meta({ title: t("login.title"), path: alternates[page.locale], alternates }),
    demo: page.demo,
    mailbox: page.development,
    after: wanted ?? "/",
    wanted: wanted !== null,
    refresh,
    providers,
    signInProblem: readSignInProblem(query),
  };
}

export const action = formAction({
  [loginForm.name]: plainForm({
    initial: loginForm.initial,
    secret: ["password"],
    failed: (page) => page.texts("account")("login.failed"),
    async send(page, body) {
      const answer = await page.send("account.login", { body });
      const redirectTo = ownPath(new URL(page.path, page.origin).searchParams.get("redirect"));
      return afterSignIn(page, answer, redirectTo);
    },
  }),
  [loginLinkButton]: (page) => askLink("loginLink")(page, loginForm.name),
});

export default function Login({ loaderData }: Route.ComponentProps) {
  const { demo, mailbox, after, wanted, refresh, providers, signInProblem } = loaderData;
  const { t } = useTranslation("account");
  const own = useUrls();
  const navigate = useNavigate();

  async function goOn(outcome: SignInOutcome) {
    if (outcome === "secondFactor") {
      await navigate(own.loginCode({ ...(wanted ? { redirect: after } : {}), refresh }));
    } else if (refresh) window.location.assign(after);
    else await navigate(after, { replace: true });
  }

  return (
    <AccountScreen
      heading={t("login.heading")}
      intro={wanted ? t("login.introForPage") : t("login.intro")}
    >
      {signInProblem && (
        <div className="mb-6">
          <SignInProblemBanner {...signInProblem} />
        </div>
      )}
      <LoginForm
        demo={demo}
        mailbox={mailbox}
        onLoggedIn={goOn}
        others={<SocialButtons providers={providers} {...(wanted ? { redirect: after } : {})} />}
      />
    </AccountScreen>
  );
}

type SignInProblemBannerProps = {
  problem: SignInProblem;
  /** Null when it is not even known with whom. */
  provider: SocialProvider | null;
};

/** Why somebody who went to a provider is back without being logged in. */
function SignInProblemBanner({ problem, provider }: SignInProblemBannerProps) {
  const { t } = useTranslation("social-sign-in");
  const urls = useUrls();
  return (
    <Banner
      tone={problem === "cancelled" ? "info" : "warn"}
      live
      action={problem === "noEmail" && <Link to={urls.signup()}>{t("signUp")}</Link>}
    >
      {provider
        ? t(`problems.${problem}`, { provider: t(`names.${provider}`) })
        : t(problem === "tooManyRequests" ? "problems.tooManyRequests" : "failedSomehow")}
    </Banner>
  );
}
