import { type ReactNode, useState } from "react";
import type { PriceEstimate } from "#contract/bookings/price-estimate.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Receipt } from "#web/ui/page/receipt.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import type { PlanFields } from "./plan-fields.ts";
import { usePlanWords } from "./plan-words.ts";
import { agreedCents } from "./values/plan-price.ts";

export type PlanReceiptProps = Pick<PlanFields, "form" | "sitter" | "today"> & {
  estimate: PriceEstimate;
  /** At the end: a price of their own can be filled in. */
  isLast?: boolean;
  children?: ReactNode;
};

/** What it would cost. The two settle it themselves, and may have agreed on something else. */
export function PlanReceipt({ form, sitter, today, estimate, isLast, children }: PlanReceiptProps) {
  const { t } = useTranslation("booking-plan");
  const { priceLines } = usePlanWords(today);
  const [isAsked, setAsked] = useState(false);
  const name = sitter.firstName;
  const agreed = agreedCents(form.values);
  const isOpen = isLast && (isAsked || form.values.agreedPrice !== "");
  return (
    <Receipt
      {...(isLast ? { heading: t("price.heading") } : {})}
      level={3}
      lines={priceLines(estimate)}
      total={{
        label: t(agreed === null ? "price.estimate" : "price.agreed"),
        amount: formatMoney(agreed ?? estimate.totalCents),
      }}
      note={
        <p>
          {t("price.payYourself", { name })}{" "}
          {isLast && !isOpen ? (
            <ScriptButton
              onClick={() => setAsked(true)}
              className="font-semibold text-brand-strong underline"
            >
              {t("price.otherwise")}
            </ScriptButton>
          ) : (
            t("price.together")
          )}
        </p>
      }
    >
      {isOpen && (
        <div className="grid justify-items-start gap-2">
          <TextField
            label={t("price.field")}
            hint={t("price.fieldHint", { name })}
            lead="€"
            inputMode="decimal"
            autoComplete="off"
            // It stands where somebody has just pressed for it.
            autoFocus={isAsked}
            className="w-full"
            {...form.field("agreedPrice")}
          />
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3.5"
            onClick={() => {
              form.change({ agreedPrice: "" });
              setAsked(false);
            }}
          >
            {t("price.useEstimate")}
          </Button>
        </div>
      )}
      {children}
    </Receipt>
  );
}
