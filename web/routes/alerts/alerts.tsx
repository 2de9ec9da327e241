import { redirect } from "react-router";
import type { Alert } from "#contract/notices/alerts.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { kindOf } from "#web/features/alerts/alert-words.ts";
import { removeForm, switchForm } from "#web/features/alerts/plain-forms.ts";
import { readSearch } from "#web/features/search/address/read-search.ts";
import type { Filters, Search, SearchKind } from "#web/features/search/address/search.ts";
import { formAction, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage, type Page } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { namesOf } from "../search/load-search.ts";
import type { Route } from "./+types/alerts.ts";
import { AlertForm } from "./alert-form.tsx";
import { type AlertValues, saveForms, valuesOfAlert, valuesOfSearch } from "./alert-values.ts";
import { AlertsScreen } from "./alerts-screen.tsx";

export const handle: RouteHandle = {
  namespaces: ["alerts", "search", "search-block", "care"],
  forms: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data: alerts } = await page.call("alerts.list", {});
  const { data: preferences } = await page.call("notifications.getPreferences", {});
  const form = await openForm(page, args.url.searchParams, alerts);
  const asked = form ? [form.values.filters] : alerts.map(({ filters }) => filters as Filters);
  const filters = {
    races: asked.flatMap(({ races = [] }) => races),
    diplomas: asked.flatMap(({ diplomas = [] }) => diplomas),
  };
  return {
    alerts,
    form,
    isMailOff: !preferences.alerts.email,
    names: await namesOf(page, { filters }),
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("alerts")("title") }),
  };
}

type OpenForm = { kind: SearchKind; alertId: number | null; values: AlertValues };

/** The address says what is being made or changed: so it survives logging in, and works without script. */
async function openForm(
  page: Page,
  query: URLSearchParams,
  alerts: readonly Alert[],
): Promise<OpenForm | null> {
  const here = page.texts("search-block")("here");
  const edited = query.get("edit");
  if (edited !== null) {
    const alert = alerts.find(({ id }) => String(id) === edited);
    // Thrown away meanwhile.
    if (!alert) throw redirect(urlsFor(page.locale).alerts());
    return { kind: kindOf(alert), alertId: alert.id, values: valuesOfAlert(alert, here) };
  }
  const kind = query.get("new");
  if (kind !== "sitters" && kind !== "requests") return null;
  const { search } = readSearch(kind, {
    query: query.get("query") ?? "",
    postalCode: query.get("postalCode") ?? "",
    filters: query.get("filters"),
  });
  const place = await nameOf(page, search);
  return { kind, alertId: null, values: valuesOfSearch(search, place, here) };
}

/** A search knows its place by its slug; people know it by its name. */
async function nameOf(page: Page, { where: { slug } }: Search): Promise<string> {
  if (!slug) return "";
  const q = slug.replaceAll("-", " ");
  const { data } = await page.call("addresses.suggest", { query: { q } });
  return data.find((place) => place.slug === slug)?.name ?? q;
}

const which = (page: Page) => ({ alertId: queryOf(page).get("edit") ?? "" });

export const action = formAction(
  plainAct(saveForms.sitters, { fill: which }),
  plainAct(saveForms.requests, { fill: which }),
  plainAct(switchForm),
  plainAct(removeForm),
);

export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { form, alerts, isMailOff, today, names } = loaderData;
  const { t } = useTranslation("alerts");
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {form ? (
        <>
          <h1 className="mb-6">
            {t(form.alertId === null ? "form.headingNew" : "form.headingEdit")}
          </h1>
          {form.alertId === null && <KindLinks kind={form.kind} />}
          <AlertForm
            key={`${form.kind} ${form.alertId}`}
            kind={form.kind}
            alertId={form.alertId}
            initial={form.values}
            today={today}
            names={names}
          />
        </>
      ) : (
        <AlertsScreen alerts={alerts} isMailOff={isMailOff} today={today} names={names} />
      )}
    </div>
  );
}

/** Each has wishes of its own, so that choosing the other is another form. */
function KindLinks({ kind }: { kind: SearchKind }) {
  const { t } = useTranslation("alerts");
  const urls = useUrls();
  return (
    <nav aria-label={t("form.kind")} className="mb-6 flex flex-wrap gap-2">
      {(["sitters", "requests"] as const).map((each) => (
        <LinkButton
          key={each}
          to={urls.alerts({ new: each })}
          variant={each === kind ? "soft" : "secondary"}
          aria-current={each === kind ? "page" : undefined}
          replace
        >
          {t(`kinds.${each}`)}
        </LinkButton>
      ))}
    </nav>
  );
}
