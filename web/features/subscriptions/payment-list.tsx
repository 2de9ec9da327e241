import { ChevronRight, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Payment, PaymentStatus } from "#contract/subscriptions/payments.ts";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag, type TagProps } from "#web/ui/tag.tsx";
import { methodName } from "./method-name.ts";

type Tone = TagProps["tone"];
type Refund = Payment["refunds"][number];

const tones: Record<PaymentStatus, Tone> = {
  open: "neutral",
  pending: "neutral",
  authorized: "neutral",
  paid: "ok",
  cancelled: "neutral",
  expired: "neutral",
  failed: "bad",
};

/** What was paid, and what came back of it. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <PaymentRows key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRows({ payment }: { payment: Payment }) {
  const { t } = useTranslation(["subscriptions", "paywall"]);
  const locale = useLocale();
  const { id, kind, plan, status, method, amountCents, invoiceNumber, chargedBackCents } = payment;
  const title = t(`paywall:plans.${plan}`);
  const day = formatDate(payment.paidAt ?? payment.createdAt, locale);
  const about = [
    day,
    kind === "renewal" && t("payments.renewal"),
    method && methodName(method, t),
  ].filter(Boolean);
  return (
    <>
      <Row
        title={title}
        tag={<Tag tone={tones[status]}>{t(`payments.status.${status}`)}</Tag>}
        about={about.join(", ")}
        amount={formatMoney(amountCents)}
      >
        {invoiceNumber ? (
          <DownloadButton label={t("payments.invoice", { number: invoiceNumber })} paymentId={id} />
        ) : (
          kind === "first" && <PaymentLink payment={payment} what={`${title}, ${day}`} />
        )}
      </Row>
      {payment.refunds.map((refund) => (
        <RefundRow key={refund.id} paymentId={id} refund={refund} />
      ))}
      {chargedBackCents !== undefined && (
        <Row
          title={title}
          tag={<Tag tone="bad">{t("payments.chargedBack")}</Tag>}
          amount={formatMoney(-chargedBackCents)}
        />
      )}
    </>
  );
}

function RefundRow({ paymentId, refund }: { paymentId: number; refund: Refund }) {
  const { t } = useTranslation("subscriptions");
  const locale = useLocale();
  const { reason, status, invoiceNumber } = refund;
  const about = [
    formatDate(refund.createdAt, locale),
    status !== "done" && t(`payments.refundStatus.${status}`),
  ].filter(Boolean);
  return (
    <Row
      title={t(status === "done" ? "payments.refunded" : "payments.refund")}
      tag={<Tag>{t(`payments.reason.${reason}`)}</Tag>}
      about={about.join(", ")}
      amount={formatMoney(-refund.amountCents)}
    >
      {status === "done" && invoiceNumber && (
        <DownloadButton
          label={t("payments.creditNote", { number: invoiceNumber })}
          paymentId={paymentId}
          refundId={refund.id}
        />
      )}
    </Row>
  );
}

type RowProps = {
  title: string;
  tag: ReactNode;
  about?: string;
  amount: string;
  /** What can be had of it. */
  children?: ReactNode;
};

function Row({ title, tag, about, amount, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{title}</span>
          {tag}
        </p>
        {about && <p className="text-sm text-ink-soft">{about}</p>}
      </div>
      <p className="tabular font-semibold whitespace-nowrap">{amount}</p>
      <span className="-mr-2.5 grid size-11 shrink-0 place-items-center">{children}</span>
    </li>
  );
}

/** To what became of one that bought nothing, or nothing yet. */
function PaymentLink({ payment, what }: { payment: Payment; what: string }) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  return (
    <Link
      to={urls.paymentReturn(payment.id)}
      aria-label={t("payments.open", { what })}
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-sunken"
    >
      <ChevronRight className="size-5" />
    </Link>
  );
}

type DownloadButtonProps = { label: string; paymentId: number; refundId?: number };

function DownloadButton({ label, paymentId, refundId }: DownloadButtonProps) {
  const { t } = useTranslation("subscriptions");
  const { press, pending } = useAction({
    send() {
      // With a refund: its credit note.
      const query = refundId === undefined ? {} : { refund: String(refundId) };
      return downloadFile("payments.invoice", { params: { id: String(paymentId) }, query });
    },
    failed: t("payments.downloadFailed"),
  });

  return (
    <IconButton
      label={label}
      icon={<Download />}
      aria-busy={pending}
      onClick={() => void press()}
    />
  );
}
