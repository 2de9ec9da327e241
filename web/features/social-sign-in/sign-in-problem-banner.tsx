import { Link } from "react-router";
import type { SignInProblem, SocialProvider } from "#contract/social-sign-in.ts";
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
