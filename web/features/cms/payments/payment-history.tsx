import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PaymentHistory } from "#contract/subscriptions/admin-payments.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoney, formatTime } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Facts } from "../shell/facts.tsx";
import { CmsTable } from "../table/cms-table.tsx";
import { wholeName } from "../users/whole-name.ts";

/** What was paid, by whom, and for what. */
export function PaymentFacts({ payment }: { payment: PaymentHistory }) {
  const { t } = useTranslation(["cms-payments", "subscriptions", "paywall"]);
  const moment = useMoment();
  const { user } = payment;
  return (
    <Card as="section" edged className="grid gap-4">
      <h2 className="text-lg">{t("facts.heading")}</h2>
      <Facts
        of={{
          [t("columns.who")]: user ? (
            <Link to={cmsUrls.users(user.id)}>{wholeName(user)}</Link>
          ) : (
            t("gone")
          ),
          [t("columns.plan")]: t(`paywall:plans.${payment.plan}`),
          [t("columns.amount")]: formatMoney(payment.amountCents),
          [t("facts.side")]: t(`sides.${payment.profileType}`),
          [t("facts.asked")]: moment(payment.createdAt),
          [t("facts.paid")]: payment.paidAt && moment(payment.paidAt),
          [t("facts.provider")]: payment.providerId,
          [t("columns.invoice")]: payment.invoiceNumber,
        }}
      />
    </Card>
  );
}

/** Everything that is written down of a payment, and of what it paid for. */
export function PaymentHistoryView({ payment }: { payment: PaymentHistory }) {
  const { t } = useTranslation(["cms-payments", "subscriptions", "paywall"]);
  const locale = useLocale();
  const moment = useMoment();
  return (
    <>
      <Part heading={t("parts.refunds")}>
        <CmsTable
          label={t("parts.refunds")}
          rows={payment.refunds}
          keyOf={({ id }) => id}
          empty={t("parts.noRefunds")}
          columns={[
            {
              id: "reason",
              header: t("columns.reason"),
              cell: ({ reason, text }) => (
                <>
                  <span className="font-semibold">
                    {t(`subscriptions:payments.reason.${reason}`)}
                  </span>
                  {text && <span className="block wrap-anywhere">{text}</span>}
                </>
              ),
            },
            {
              id: "status",
              header: t("columns.status"),
              cell: ({ status }) => t(`refundStatus.${status}`),
            },
            { id: "day", header: t("columns.day"), cell: ({ createdAt }) => moment(createdAt) },
            {
              id: "amount",
              header: t("columns.amount"),
              isNumber: true,
              cell: ({ amountCents }) => formatMoney(amountCents),
            },
          ]}
        />
      </Part>
      <Part heading={t("parts.entries")}>
        <CmsTable
          label={t("parts.entries")}
          rows={payment.entries}
          keyOf={({ kind, reference, happenedAt }) => `${kind} ${reference} ${happenedAt}`}
          empty={t("parts.noEntries")}
          columns={[
            { id: "kind", header: t("columns.what"), cell: ({ kind }) => t(`entries.${kind}`) },
            { id: "reference", header: t("columns.reference"), cell: ({ reference }) => reference },
            { id: "day", header: t("columns.day"), cell: ({ happenedAt }) => moment(happenedAt) },
            {
              id: "amount",
              header: t("columns.amount"),
              isNumber: true,
              cell: ({ amountCents }) => formatMoney(amountCents),
            },
          ]}
        />
      </Part>
      <Part heading={t("parts.invoices")}>
        <CmsTable
          label={t("parts.invoices")}
          rows={payment.invoices}
          keyOf={({ number }) => number}
          empty={t("parts.noInvoices")}
          columns={[
            { id: "number", header: t("columns.invoice"), cell: ({ number }) => number },
            {
              id: "kind",
              header: t("columns.what"),
              cell: ({ refundId, undoes }) =>
                t(undoes ? "counterInvoice" : refundId === undefined ? "invoice" : "creditNote"),
            },
            {
              id: "day",
              header: t("columns.day"),
              cell: ({ issuedOn }) => formatDate(issuedOn, locale),
            },
            {
              id: "amount",
              header: t("columns.amount"),
              isNumber: true,
              cell: ({ totalCents }) => formatMoney(totalCents),
            },
          ]}
        />
      </Part>
      <Part heading={t("parts.subscription")}>
        <CmsTable
          label={t("parts.subscription")}
          rows={payment.subscriptionEntries}
          keyOf={({ kind, createdAt }) => `${kind} ${createdAt}`}
          empty={t("parts.noEntries")}
          columns={[
            {
              id: "kind",
              header: t("columns.what"),
              cell: ({ kind }) => t(`subscriptionEntries.${kind}`),
            },
            {
              id: "plan",
              header: t("columns.plan"),
              cell: ({ plan }) => (plan ? t(`paywall:plans.${plan}`) : "–"),
            },
            {
              id: "period",
              header: t("columns.period"),
              cell: ({ startOn, endOn }) =>
                startOn && endOn
                  ? `${formatDate(startOn, locale)} – ${formatDate(endOn, locale)}`
                  : "–",
            },
            { id: "day", header: t("columns.day"), cell: ({ createdAt }) => moment(createdAt) },
          ]}
        />
      </Part>
    </>
  );
}

function useMoment() {
  const locale = useLocale();
  return (at: string) => `${formatDate(at, locale)} ${formatTime(at)}`;
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      {children}
    </section>
  );
}
