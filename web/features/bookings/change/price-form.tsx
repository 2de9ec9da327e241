import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { priceText, toCents } from "#web/ui/forms/price-text.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { updateBooking } from "../booking-calls.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import { priceOf } from "../price-words.ts";
import type { ChangeFormProps } from "./dates-form.tsx";
import { ReasonAndSend } from "./reason-and-send.tsx";

/** What the two would agree on, for all of it. */
export function PriceForm({ booking, actions, onSent }: ChangeFormProps) {
  const { t } = useTranslation("bookings");
  const before = priceOf(booking);
  const form = useForm({
    initial: { agreedPrice: before === null ? "" : priceText(before), reason: "" },
    failed: t("failed"),
    async check({ agreedPrice }, locale) {
      const cents = toCents(agreedPrice);
      if (cents === null || Number.isNaN(cents)) {
        return { agreedPrice: t("change.priceUnreadable") };
      }
      return (await import("./change-rules.ts")).checkUpdate({ agreedPrice: cents }, locale);
    },
    send: ({ agreedPrice, reason }, call) =>
      actions.adopt((read) =>
        updateBooking(call, read, { agreedPrice: toCents(agreedPrice) ?? 0, reason }),
      ),
    onSaved: onSent,
  });
  return (
    <Form form={form} className="grid gap-5 pb-5">
      <ChangedNote booking={booking} was={actions.changedFrom} />
      {!actions.changedFrom && <ErrorBanner lines={form.messages} />}
      <TextField
        label={t("change.priceLabel")}
        hint={t("change.priceHint")}
        lead="€"
        inputMode="decimal"
        autoComplete="off"
        {...form.field("agreedPrice")}
      />
      <ReasonAndSend booking={booking} reason={form.field("reason")} pending={form.pending} />
    </Form>
  );
}
