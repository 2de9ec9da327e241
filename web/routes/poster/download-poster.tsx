import { Download } from "lucide-react";
import { urls } from "#contract/urls/urls.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { PosterClaim } from "#web/features/badges/poster-claim.tsx";
import { PosterPreview } from "#web/features/profiles/poster/poster-preview.tsx";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { drawCode } from "#web/lib/page/draw-code.server.ts";
import { openPage, type Page, requireUser } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Route } from "./+types/download-poster.ts";

export const handle: RouteHandle = {
  namespaces: ["poster", "badges"],
  back: { to: urls.profile() },
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { profile } = await requireUser(args);
  const needs =
    profile?.profileType !== "pet_sitter" ? "sitter" : profile.address ? null : "address";
  return {
    needs,
    preview: profile && needs === null ? await loadPreview(page, profile.id) : null,
    meta: page.meta({ title: page.texts("poster")("page.title") }),
  };
}

/** What the sheet will say; without it there is still the sheet itself. */
async function loadPreview(page: Page, profileId: number) {
  const own = await page.spare("sitters.get", { params: { id: String(profileId) } });
  if (!own) return null;
  const sitter = own.data;
  const { href, host, pathname } = new URL(urls.sitter(sitter.citySlug, sitter.id), page.origin);
  return { sitter, code: drawCode(href), address: host + pathname };
}

export default function DownloadPoster({ loaderData }: Route.ComponentProps) {
  const { needs, preview } = loaderData;
  const { t } = useTranslation("poster");
  const { press, pending, lines } = useAction({
    send: () => downloadFile("poster.download", {}),
    failed: t("page.failed"),
    lines: [],
  });

  return (
    <AccountScreen heading={t("page.heading")} intro={t("page.intro")}>
      <div className="grid gap-4">
        <ErrorBanner lines={lines} />
        {needs === "sitter" ? (
          <>
            <Banner>{t("page.needsSitter")}</Banner>
            <LinkButton to={urls.switchProfile({ switchTo: "pet_sitter" })} wide>
              {t("page.toSitter")}
            </LinkButton>
          </>
        ) : needs === "address" ? (
          <>
            <Banner>{t("page.needsAddress")}</Banner>
            <LinkButton to={urls.profile()} wide>
              {t("page.toProfile")}
            </LinkButton>
          </>
        ) : (
          <>
            <Button wide pending={pending} onClick={() => void press()}>
              <Download className="size-5" />
              {t("page.download")}
            </Button>
            <PosterClaim />
            {preview && <PosterPreview {...preview} />}
          </>
        )}
      </div>
    </AccountScreen>
  );
}
