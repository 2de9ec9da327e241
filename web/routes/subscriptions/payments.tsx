import { PaymentList } from "#web/features/subscriptions/payment-list.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { BackPage } from "#web/ui/page/back-page.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { Pagination } from "#web/ui/page/pagination.tsx";
import type { Route } from "./+types/payments.ts";

export const handle: RouteHandle = { namespaces: ["subscriptions", "paywall"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = { page: args.url.searchParams.get("page") ?? "1", limit: "10" };
  const payments = await page.call("payments.list", { query });
  return { payments, meta: page.meta({ title: page.texts("subscriptions")("payments.title") }) };
}

export default function Payments({ loaderData: { payments } }: Route.ComponentProps) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  return (
    <BackPage
      back={{ to: urls.subscriptions(), label: t("payments.back") }}
      heading={t("payments.title")}
      lead={t("payments.lead")}
    >
      {payments.data.length === 0 ? (
        <EmptyState
          title={t("payments.empty")}
          art={<img src={bowl} alt="" width={148} height={148} />}
          actions={<LinkButton to={urls.subscriptions()}>{t("payments.toPlans")}</LinkButton>}
        >
          {t("payments.emptyText")}
        </EmptyState>
      ) : (
        <PaymentList payments={payments.data} />
      )}
      <Pagination
        page={payments.currentPage}
        pages={payments.lastPage}
        hrefFor={urls.payments}
        label={t("payments.pages")}
        className="mt-6"
      />
    </BackPage>
  );
}
