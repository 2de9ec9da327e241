import { useTranslation } from "react-i18next";
import { redirect, useNavigate } from "react-router";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { ownPath } from "#web/lib/own-path.ts";
import { loadUser, openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import { alternatesOf } from "#web/lib/urls.ts";
import type { Route } from "./+types/login.ts";

export const handle: RouteHandle = { namespaces: ["account"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = new URL(args.request.url).searchParams;
  const wanted = ownPath(query.get("redirect"));
  const refresh = query.get("refresh") === "1";
  if (await loadUser(args)) {
    // A guard that could not see the session sent them here; by now it can.
    throw redirect(refresh && wanted ? wanted : "/");
  }
  const t = page.texts("account");
  const alternates = alternatesOf("login");
  return {
    meta: page.meta({ title: t("login.title"), path: alternates[page.locale], alternates }),
    demo: page.demo,
    mailbox: page.development,
    after: wanted ?? "/",
    wanted: wanted !== null,
    refresh,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Login({ loaderData }: Route.ComponentProps) {
  const { demo, mailbox, after, wanted, refresh } = loaderData;
  const { t } = useTranslation("account");
  const navigate = useNavigate();

  async function goOn() {
    if (refresh) window.location.assign(after);
    else await navigate(after, { replace: true });
  }

  return (
    <AccountScreen
      heading={t("login.heading")}
      intro={wanted ? t("login.introForPage") : t("login.intro")}
    >
      <LoginForm demo={demo} mailbox={mailbox} onLoggedIn={goOn} />
    </AccountScreen>
  );
}
