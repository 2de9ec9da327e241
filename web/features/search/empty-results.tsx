import { BellPlus } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { alertSearch } from "./address/alert-search.ts";
import {
  hasBox,
  hasMiddle,
  usualDistanceKm,
  wishesOf,
  withFilters,
  withoutWishes,
  withPlace,
} from "./address/search.ts";
import type { SearchData } from "./search-data.ts";
import { otherWishes, type SearchWays } from "./use-search.ts";

const widestKm = 100;

/** Nobody: why, and what there is to do about it. */
export function EmptyResults({ data, ways }: { data: SearchData; ways: SearchWays }) {
  const { t } = useTranslation("search");
  const urls = useUrls();
  const user = useUser();
  const { kind, search } = data;
  const { filters } = search;
  const hasWishes = Object.keys(wishesOf(filters)).length > 0;
  const isPastEnd = data.total > 0;
  const suffix = kind === "requests" ? "Requests" : "";
  const reason = hasWishes ? "wishes" : hasBox(filters) ? "box" : "nobody";
  const mayWiden = hasMiddle(search) && (filters.distance ?? usualDistanceKm) < widestKm;

  if (isPastEnd) {
    return (
      <EmptyState
        title={t("empty.pastEnd.title")}
        actions={
          <LinkButton to={ways.urlOf(withFilters(search, {}))}>{t("empty.firstPage")}</LinkButton>
        }
      >
        {t("empty.pastEnd.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`empty.${reason}${suffix}.title`)}
      art={<img src={near} alt="" width={320} height={240} />}
      actions={
        <>
          {hasWishes && (
            <LinkButton
              to={ways.urlOf(withoutWishes(search))}
              state={otherWishes}
              preventScrollReset
            >
              {t("empty.clear")}
            </LinkButton>
          )}
          {mayWiden && (
            <LinkButton
              to={ways.urlOf(withFilters(search, { distance: widestKm }))}
              state={otherWishes}
              preventScrollReset
              variant={hasWishes ? "secondary" : "primary"}
            >
              {t("empty.wider", { km: widestKm })}
            </LinkButton>
          )}
          {(hasMiddle(search) || hasBox(filters)) && (
            <LinkButton to={ways.urlOf(withPlace(search, { country: true }))} variant="secondary">
              {t("empty.everywhere")}
            </LinkButton>
          )}
          <LinkButton to={urls.alerts(alertSearch(kind, search))} variant="secondary">
            <BellPlus className="size-5" />
            {t("alert.empty")}
          </LinkButton>
          {user && kind === "sitters" && (
            <LinkButton to={urls.favorites()} variant="ghost">
              {t("empty.favorites")}
            </LinkButton>
          )}
        </>
      }
    >
      {t(`empty.${reason}${suffix}.text`)}
    </EmptyState>
  );
}
