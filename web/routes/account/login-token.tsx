import { useState } from "react";
import { useNavigate } from "react-router";
import { freshLoginCookie } from "#contract/social-sign-in.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { DeadLinkScreen } from "#web/features/account/dead-link-screen.tsx";
import { FollowLinkButton } from "#web/features/account/follow-link-button.tsx";
import { useSentLink } from "#web/features/account/link-state.ts";
import { afterSignIn, askLink } from "#web/features/account/plain-access.server.ts";
import { followLinkForm } from "#web/features/account/plain-forms.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import { loginByLink } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import neighbours from "#web/ui/art/scene-near.svg?no-inline";
import type { Route } from "./+types/login-token.ts";

export const handle: RouteHandle = { namespaces: ["account"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = args.url.searchParams;
  const token = query.get("t");
  const fresh = readCookie(args.request.headers.get("cookie"), freshLoginCookie);
  return {
    meta: page.meta({ title: page.texts("account")("loginToken.title") }),
    token,
    // Somebody else's link must not log a visitor in to somebody else's account unasked.
    isFresh: token !== null && token === fresh,
    after: ownPath(query.get("redirect")),
    mailbox: page.development,
  };
}

export const action = formAction({
  loginLink: askLink("loginLink"),
  [followLinkForm.name]: plainForm({
    initial: followLinkForm.initial,
    failed: (page) => page.texts("account")("loginToken.failed"),
    async send(page) {
      const query = new URL(page.path, page.origin).searchParams;
      const body = { token: query.get("t") ?? "" };
      const answer = await page.send("access.loginToken", { body });
      return afterSignIn(page, answer, ownPath(query.get("redirect")));
    },
  }),
});

export default function LoginToken({ loaderData }: Route.ComponentProps) {
  const { token, isFresh, after, mailbox } = loaderData;
  const { t } = useTranslation("account");
  const own = useUrls();
  const navigate = useNavigate();
  const wanted = after ? { redirect: after } : {};
  const isAsking = useSentForm("loginLink") !== null;
  const wasDead = useSentLink(followLinkForm.name) === "dead" || isAsking;
  const [isDead, setDead] = useState(false);

  async function follow(link: string) {
    const outcome = await loginByLink(link);
    const next = outcome === "in" ? (after ?? own.home()) : own.loginCode(wanted);
    await navigate(next, { replace: true });
  }

  if (!token || isDead || wasDead) {
    return <DeadLinkScreen kind="loginLink" mailbox={mailbox} inPlace={isDead} />;
  }
  return (
    <AccountScreen
      picture={neighbours}
      heading={isFresh ? t("loginToken.freshHeading") : t("loginToken.heading")}
      intro={isFresh ? t("loginToken.freshIntro") : t("loginToken.intro")}
    >
      <FollowLinkButton
        label={t("loginToken.submit")}
        follow={() => follow(token)}
        onDeadLink={() => setDead(true)}
        failed={t("loginToken.failed")}
        atOnce={isFresh}
      />
    </AccountScreen>
  );
}
