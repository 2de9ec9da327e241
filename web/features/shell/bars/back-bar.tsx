import { ArrowLeft } from "lucide-react";
import { Link, useMatches, useSearchParams } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { backOf } from "#web/lib/page/route-handle.ts";

/** Back leads to `backTo` from the address if that is a path of ours, else where the route says. */
export function BackBar() {
  const { t } = useTranslation("shell");
  const [query] = useSearchParams();
  const back = backOf(useMatches());
  const to = ownPath(query.get("backTo")) ?? back?.to ?? "/";
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="wrap flex h-16 items-center gap-2">
        <Link
          to={to}
          aria-label={t("back.label")}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken"
        >
          <ArrowLeft className="size-6" />
        </Link>
        {back?.header && <h1 className="truncate text-lg">{t(back.header)}</h1>}
        {back?.isKept && (
          <Link
            to={to}
            className="-mr-3.5 ml-auto inline-flex min-h-11 shrink-0 items-center rounded-full px-3.5 font-semibold text-brand-strong no-underline hover:bg-brand-soft noscript:hidden"
          >
            {t("back.keep")}
          </Link>
        )}
      </div>
    </header>
  );
}
