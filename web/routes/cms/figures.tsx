import { Download } from "lucide-react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useSearchParams } from "react-router";
import { figurePeriods } from "#contract/admin/figures.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { Choice } from "#web/features/cms/figures/figure-panel.tsx";
import { FigurePanels } from "#web/features/cms/figures/figure-panels.tsx";
import { FigureTiles } from "#web/features/cms/figures/figure-tiles.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/figures.ts";
import { readPeriod } from "./read-period.ts";

export const handle: RouteHandle = { namespaces: ["cms-figures"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const period = readPeriod(args.url);
  const { data: figures } = await page.call("adminFigures.get", { query: { period } });
  return { figures, meta: page.meta({ title: page.texts("cms-figures")("title") }) };
}

/** A table is the same figures once more. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return isSamePage ? readPeriod(currentUrl) !== readPeriod(nextUrl) : defaultShouldRevalidate;
}

export default function FiguresPage({ loaderData: { figures } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-figures");
  const locale = useLocale();
  const [asked] = useSearchParams();
  const table = asked.get("table") ?? undefined;
  return (
    <CmsPage
      title={t("title")}
      note={t("span", {
        from: formatDate(figures.from, locale),
        until: formatDate(figures.until, locale),
      })}
      actions={
        <LinkButton
          to={cmsUrls.figuresFile(figures.period)}
          reloadDocument
          variant="secondary"
          size="sm"
        >
          <Download className="size-5" />
          {t("csv")}
        </LinkButton>
      }
    >
      <nav aria-label={t("periods")} className="mb-4 flex flex-wrap">
        {figurePeriods.map((period) => (
          <Choice
            key={period}
            to={cmsUrls.figures(undefined, { period, table })}
            isChosen={period === figures.period}
            className="rounded-field"
          >
            {t(`period.${period}`)}
          </Choice>
        ))}
      </nav>
      <div className="grid gap-4">
        <FigureTiles figures={figures} />
        <FigurePanels figures={figures} tables={table?.split(".") ?? []} />
      </div>
    </CmsPage>
  );
}
