import type { AdminPayment } from "#contract/subscriptions/admin-payments.ts";
import type { RefundStatus } from "#contract/subscriptions/payments.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoney } from "#web/lib/text/formatting.ts";
import { Tag } from "#web/ui/tag.tsx";
import { CmsTable } from "../table/cms-table.tsx";
import { wholeName } from "../users/whole-name.ts";

export function PaymentTable({ payments }: { payments: readonly AdminPayment[] }) {
  const { t } = useTranslation(["cms-payments", "subscriptions", "paywall"]);
  const locale = useLocale();
  return (
    <CmsTable
      label={t("title")}
      rows={payments}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => cmsUrls.payments(id)}
      empty={t("empty")}
      columns={[
        {
          id: "who",
          header: t("columns.who"),
          cell: ({ user }) => (user ? wholeName(user) : t("gone")),
        },
        { id: "plan", header: t("columns.plan"), cell: ({ plan }) => t(`paywall:plans.${plan}`) },
        { id: "status", header: t("columns.status"), cell: (one) => <PaymentTags payment={one} /> },
        {
          id: "invoice",
          header: t("columns.invoice"),
          cell: ({ invoiceNumber }) => invoiceNumber ?? "–",
        },
        {
          id: "day",
          header: t("columns.day"),
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          id: "amount",
          header: t("columns.amount"),
          isNumber: true,
          cell: ({ amountCents }) => formatMoney(amountCents),
        },
      ]}
    />
  );
}

/** What somebody has to look at comes last, where the eye ends. */
const refundTags = ["done", "asked", "failed"] as const satisfies readonly RefundStatus[];

/** How it stands, and what somebody has to look at. */
export function PaymentTags({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation(["cms-payments", "subscriptions"]);
  const { status, refunds, chargedBackCents } = payment;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag tone={status === "paid" ? "ok" : status === "failed" ? "bad" : "neutral"}>
        {t(`subscriptions:payments.status.${status}`)}
      </Tag>
      {refundTags
        .filter((each) => refunds.some((refund) => refund.status === each))
        .map((each) => (
          <Tag key={each} tone={each === "failed" ? "bad" : "neutral"}>
            {t(`tags.refund.${each}`)}
          </Tag>
        ))}
      {chargedBackCents !== undefined && <Tag tone="bad">{t("tags.chargedBack")}</Tag>}
    </span>
  );
}
