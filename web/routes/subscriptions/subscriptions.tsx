import type { Payment } from "#contract/subscriptions/payments.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { isUnfinished } from "#web/features/subscriptions/payment-status.ts";
import { orderedMark } from "#web/features/subscriptions/plain-forms.ts";
import { SubscriptionScreen } from "#web/features/subscriptions/subscription-screen.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage, type Page } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { Route } from "./+types/subscriptions.ts";
import { loadOffer } from "./load-offer.ts";
import { subscriptionsAction } from "./subscriptions-action.server.ts";

export const handle: RouteHandle = { namespaces: ["subscriptions", "paywall"], forms: true };

/** The others are on a page of their own. */
const latestPayments = 4;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { searchParams } = args.url;
  const meta = page.meta({ title: page.texts("subscriptions")("title") });
  // First, as it may change everything else.
  const payment = await loadReturned(page, searchParams.get("payment"));
  const found = await page.find("subscriptions.get", {});
  if (!found) return { screen: null, meta };
  const { data: subscription } = found;
  const { data: payments } = await page.call("payments.list", { query: { limit: "10" } });
  const screen = {
    subscription,
    payments: payments.slice(0, latestPayments),
    offer: await loadOffer(page, subscription),
    returned: payment && { payment, isOrdered: searchParams.has(orderedMark) },
    backTo: ownPath(searchParams.get("backTo")),
  };
  return { screen, meta };
}

export const action = subscriptionsAction;

export default function Subscriptions({ loaderData: { screen } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {screen ? <SubscriptionScreen {...screen} /> : <NoProfile />}
    </div>
  );
}

/** Such as an administrator: there is nothing that a subscription could be for. */
function NoProfile() {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  return (
    <EmptyState
      level={1}
      title={t("noProfile.title")}
      actions={<LinkButton to={urls.signup()}>{t("noProfile.button")}</LinkButton>}
    >
      {t("noProfile.text")}
    </EmptyState>
  );
}

/** A slow provider doesn't hold up the page: then the browser goes on asking. */
const longestMs = 2_500;

/**
 * The payment that somebody comes back from. The address only says which one; how it is, the provider
 * is asked. Null for one that is not theirs.
 */
async function loadReturned(page: Page, id: string | null): Promise<Payment | null> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const params = { id };
  const known = await page.find("payments.get", { params });
  if (!known) return null;
  if (!isUnfinished(known.data.status)) return known.data;
  const checked = page.spare("payments.check", { params });
  const soon = await Promise.race([checked, after(longestMs)]);
  return soon?.data ?? known.data;
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
