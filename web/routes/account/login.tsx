import { useTranslation } from "react-i18next";
import { redirect, useNavigate } from "react-router";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { Cloud } from "#web/lib/cloud.tsx";
import { ownPath } from "#web/lib/own-path.ts";
import { loadUser, openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import { ThemedPicture } from "#web/lib/themed-picture.tsx";
import { alternatesOf } from "#web/lib/urls.ts";
import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
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
    after: wanted ?? "/",
    wanted: wanted !== null,
    refresh,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Login({ loaderData }: Route.ComponentProps) {
  const { demo, after, wanted, refresh } = loaderData;
  const { t } = useTranslation("account");
  const navigate = useNavigate();

  async function goOn() {
    if (refresh) window.location.assign(after);
    else await navigate(after, { replace: true });
  }

  return (
    <div className="grid h-full md:grid-cols-[1fr_40%]">
      <div className="mx-auto w-full max-w-form px-gutter py-section">
        <h1>{t("login.heading")}</h1>
        <p className="mt-3 mb-6 text-ink-soft md:mb-8">
          {wanted ? t("login.introForPage") : t("login.intro")}
        </p>
        <LoginForm demo={demo} onLoggedIn={goOn} />
      </div>
      <div className="relative hidden overflow-hidden bg-sky md:block">
        <Cloud className="top-1/5 left-1/8 w-44" />
        <Cloud className="top-1/3 right-1/6 w-28" />
        <ThemedPicture
          light={street}
          dark={streetNight}
          alt=""
          width={1440}
          height={420}
          className="absolute bottom-0 left-0 h-72 w-auto max-w-none -translate-x-1/4"
        />
      </div>
    </div>
  );
}
