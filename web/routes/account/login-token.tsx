import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { DeadLinkScreen } from "#web/features/account/dead-link-screen.tsx";
import { FollowLinkButton } from "#web/features/account/follow-link-button.tsx";
import { guestOnly } from "#web/lib/guards.ts";
import { openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import { loginByLink } from "#web/lib/session.ts";
import { useUrls } from "#web/lib/use-urls.ts";
import neighbours from "#web/ui/art/scene-near.svg?no-inline";
import type { Route } from "./+types/login-token.ts";

export const middleware = [guestOnly];

export const handle: RouteHandle = { namespaces: ["account"] };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    meta: page.meta({ title: page.texts("account")("loginToken.title") }),
    token: new URL(args.request.url).searchParams.get("t"),
    mailbox: page.development,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function LoginToken({ loaderData }: Route.ComponentProps) {
  const { token, mailbox } = loaderData;
  const { t } = useTranslation("account");
  const urls = useUrls();
  const navigate = useNavigate();
  const [isDead, setDead] = useState(false);

  async function follow(link: string) {
    await loginByLink(link);
    await navigate(urls.home(), { replace: true });
  }

  if (!token || isDead) {
    return <DeadLinkScreen kind="loginLink" mailbox={mailbox} inPlace={isDead} />;
  }
  return (
    <AccountScreen
      picture={neighbours}
      heading={t("loginToken.heading")}
      intro={t("loginToken.intro")}
    >
      <FollowLinkButton
        label={t("loginToken.submit")}
        follow={() => follow(token)}
        onDeadLink={() => setDead(true)}
        failed={t("loginToken.failed")}
      />
    </AccountScreen>
  );
}
