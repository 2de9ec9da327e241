import { Link } from "react-router";
import { type LegalTextId, legalTextIds } from "#contract/content.ts";
import { alternatesOf } from "#contract/urls/aliased-paths.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { TextPage } from "#web/features/content/text-page.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import type { Route } from "./+types/legal-text.ts";

export const handle: RouteHandle = { namespaces: ["legal"] };

/** The terms, the privacy statement or the cookie statement: one page, several addresses. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const id = textAt(args.url.pathname) ?? notFound(page);
  const { data } = await page.call("content.website", { params: { id } });
  const { title, description } = data;
  const path = urlsFor(page.locale).legalText(id);
  return {
    page: data,
    others: legalTextIds.filter((other) => other !== id),
    meta: page.meta({ title, description, path, alternates: alternatesOf(id) }),
  };
}

function textAt(pathname: string): LegalTextId | undefined {
  const path = pathname.replace(/\/+$/, "");
  return legalTextIds.find((id) => Object.values(alternatesOf(id)).includes(path));
}

export default function LegalText({ loaderData: { page, others } }: Route.ComponentProps) {
  const { t } = useTranslation("legal");
  const urls = useUrls();
  const locale = useLocale();
  return (
    <TextPage page={page} byline={t("since", { date: formatDate(page.version, locale) })}>
      <p className="mt-10 border-t border-line pt-6 print:hidden">
        {t("others")}{" "}
        {others.map((id, at) => (
          <span key={id}>
            {at > 0 && ", "}
            <Link to={urls.legalText(id)}>{t(`texts.${id}`)}</Link>
          </span>
        ))}
      </p>
    </TextPage>
  );
}
