import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { withPlace } from "./address/search.ts";
import type { SearchData } from "./search-data.ts";
import type { SearchWays } from "./use-search.ts";

export type NoticesProps = { data: SearchData; ways: SearchWays };

/** What has to be said before the list: it is not quite the one that was asked for. */
export function Notices({ data, ways }: NoticesProps) {
  const { t } = useTranslation("search");
  const { unknownPlace, widened, isCutOff, kind } = data;
  const isRequests = kind === "requests";
  return (
    <div className="grid gap-3 empty:hidden not-empty:mb-4">
      {unknownPlace && <UnknownPlace data={data} ways={ways} />}
      {isCutOff && <Banner tone="warn">{t("notice.cutOff")}</Banner>}
      {widened && (
        <Banner>
          {t(
            widened.nearby === 0
              ? isRequests
                ? "widened.noneRequests"
                : "widened.none"
              : isRequests
                ? "widened.someRequests"
                : "widened.some",
            {
              km: formatNumber(widened.km),
              total: formatNumber(widened.nearby),
              widened: formatNumber(widened.toKm),
            },
          )}
        </Banner>
      )}
      <OtherSide data={data} />
    </div>
  );
}

function UnknownPlace({ data, ways }: NoticesProps) {
  const { t } = useTranslation("search");
  const { name = "", places = [] } = data.unknownPlace ?? {};
  return (
    <Banner tone="warn">
      <p>{t("notice.unknownPlace", { place: name })}</p>
      {places.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          {t("notice.didYouMean")}
          {places.map(({ slug, name: likely }) => (
            <Link
              key={slug}
              to={ways.urlOf(withPlace(data.search, { slug }))}
              className="inline-flex min-h-11 items-center"
            >
              {likely}
            </Link>
          ))}
        </p>
      )}
    </Banner>
  );
}

/** A sitter among the sitters, or an owner among the requests, may have meant the other list. */
function OtherSide({ data }: { data: SearchData }) {
  const { t } = useTranslation("search");
  const urls = useUrls();
  const user = useUser();
  const type = user && profileTypeInUse(user);
  if (data.kind === "sitters" && type === "pet_sitter") {
    return (
      <p className="text-sm text-ink-soft">
        {t("notice.asSitter")} <Link to={urls.sitterWork()}>{t("notice.asSitterLink")}</Link>
      </p>
    );
  }
  if (data.kind === "requests" && type === "pet_owner") {
    return (
      <p className="text-sm text-ink-soft">
        {t("notice.asOwner")} <Link to={urls.createRequest()}>{t("notice.asOwnerLink")}</Link>
      </p>
    );
  }
  return null;
}
