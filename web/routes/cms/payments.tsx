import { paymentProblems } from "#contract/subscriptions/admin-payments.ts";
import { paymentStatuses } from "#contract/subscriptions/payments.ts";
import { PaymentTable } from "#web/features/cms/payments/payment-table.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Route } from "./+types/payments.ts";

export const handle: RouteHandle = { namespaces: ["cms-payments", "subscriptions", "paywall"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "status", "problem"]);
  const payments = await page.call("adminPayments.list", {
    query: { ...query, limit: "30" },
  });
  return { payments, query, meta: page.meta({ title: page.texts("cms-payments")("title") }) };
}

export default function Payments({ loaderData: { payments, query } }: Route.ComponentProps) {
  const { t } = useTranslation(["cms-payments", "subscriptions"]);
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t("title")}
      note={t("found", { count: payments.total, number: formatNumber(payments.total) })}
    >
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "status",
            label: t("columns.status"),
            options: [
              { value: "", label: cms("all") },
              ...paymentStatuses.map((status) => ({
                value: status,
                label: t(`subscriptions:payments.status.${status}`),
              })),
            ],
          },
          {
            name: "problem",
            label: t("problem"),
            options: [
              { value: "", label: t("anyProblem") },
              ...paymentProblems.map((value) => ({ value, label: t(`problems.${value}`) })),
            ],
          },
        ]}
      />
      <PaymentTable payments={payments.data} />
      <ListPages query={query} found={payments} label={cms("pages")} />
    </CmsPage>
  );
}
