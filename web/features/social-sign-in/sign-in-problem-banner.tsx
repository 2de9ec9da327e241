import { Link } from "react-router";
import {
  type SignInProblem,
  type SocialProvider,
  signInProblems,
  socialProviders,
} from "#contract/social-sign-in.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";

export type SignInProblemBannerProps = {
  problem: SignInProblem;
  /** Null when it is not even known with whom. */
  provider: SocialProvider | null;
};

/** Why somebody who went to a provider is back without being logged in. */
export function SignInProblemBanner({ problem, provider }: SignInProblemBannerProps) {
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

/** What the address of the log-in screen says about a sign-in; anybody can write something there. */
export function readSignInProblem(
  query: URLSearchParams,
): { problem: SignInProblem; provider: SocialProvider | null } | null {
  const said = query.get("problem");
  if (!said) return null;
  const problem = signInProblems.find((known) => known === said) ?? "failed";
  return { problem, provider: readProvider(query.get("provider")) };
}

export function readProvider(said: string | null): SocialProvider | null {
  return socialProviders.find((known) => known === said) ?? null;
}
