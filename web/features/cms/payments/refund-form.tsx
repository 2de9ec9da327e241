import type { PaymentHistory } from "#contract/subscriptions/admin-payments.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { priceText } from "#web/ui/forms/price-text.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useAct } from "../acts/use-act.ts";
import { refundPayment } from "./payment-acts.ts";

/** Pays back a part, or all that is left; the reason is for the books. */
export function RefundForm({ payment: { id, refundableCents } }: { payment: PaymentHistory }) {
  const { t } = useTranslation("cms-payments");
  const form = useAct(refundPayment, {
    which: { paymentId: String(id) },
    done: t("refund.done"),
  });
  return (
    <Card as="section" edged className="grid gap-3">
      <h2 className="text-lg">{t("refund.heading")}</h2>
      <p className="text-sm text-ink-soft">
        {t("refund.left", { amount: formatMoney(refundableCents) })}
      </p>
      <Form form={form} className="grid gap-3">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="paymentId" value={id} />
        <TextField
          label={t("refund.amount")}
          hint={t("refund.amountHint")}
          inputMode="decimal"
          placeholder={priceText(refundableCents)}
          lead="€"
          {...form.field("amountCents")}
        />
        <TextAreaField
          label={t("refund.reason")}
          hint={t("refund.reasonHint")}
          rows={2}
          maxLength={2_000}
          required
          {...form.field("reason")}
        />
        <Button
          type="submit"
          size="sm"
          variant="danger"
          pending={form.pending}
          className="justify-self-start"
        >
          {t("refund.send")}
        </Button>
      </Form>
    </Card>
  );
}
