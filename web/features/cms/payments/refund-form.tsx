import type { PaymentHistory } from "#contract/subscriptions/admin-payments.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { priceText, toCents } from "#web/ui/forms/price-text.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { act } from "../acts/act.ts";
import { ActForm } from "../acts/act-form.tsx";

/** Pays back a part, or all that is left; the reason is for the books. */
export function RefundForm({ payment: { id, refundableCents } }: { payment: PaymentHistory }) {
  const { t } = useTranslation("cms-payments");
  return (
    <Card as="section" edged className="grid gap-3">
      <h2 className="text-lg">{t("refund.heading")}</h2>
      <p className="text-sm text-ink-soft">
        {t("refund.left", { amount: formatMoney(refundableCents) })}
      </p>
      <ActForm
        act={refundPayment}
        which={{ paymentId: String(id) }}
        done={t("refund.done")}
        variant="danger"
        send={t("refund.send")}
      >
        {(field) => (
          <>
            <TextField
              label={t("refund.amount")}
              hint={t("refund.amountHint")}
              inputMode="decimal"
              placeholder={priceText(refundableCents)}
              lead="€"
              {...field("amountCents")}
            />
            <TextAreaField
              label={t("refund.reason")}
              hint={t("refund.reasonHint")}
              rows={2}
              maxLength={2_000}
              required
              {...field("reason")}
            />
          </>
        )}
      </ActForm>
    </Card>
  );
}

/** An amount in euros; none means all that is left. What is no amount is for the API to refuse. */
export const refundPayment = act({
  name: "refundPayment",
  initial: { paymentId: "", amountCents: "", reason: "" },
  send: (call, { paymentId: id, amountCents, reason }) => {
    const cents = toCents(amountCents);
    const body = { reason, ...(cents === null ? {} : { amountCents: cents }) };
    return call("adminPayments.refund", { params: { id }, body });
  },
});
