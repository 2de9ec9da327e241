import { useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { priceText, toCents } from "#web/ui/forms/price-text.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { updateBooking } from "../booking-calls.ts";
import { nameOf, otherOf } from "../booking-words.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import { priceOf } from "../price-words.ts";
import { type ChangeFormProps, DatesForm } from "./dates-form.tsx";
import { PetsForm } from "./pets-form.tsx";
import { ReasonAndSend } from "./reason-and-send.tsx";

type Change = "dates" | "pets" | "price";

const forms = { dates: DatesForm, pets: PetsForm, price: PriceForm } as const;

/** What the server lets this reader change: at once while it is asked, as a proposal later. */
function changesOf({ allowedActions }: Pick<Booking, "allowedActions">): Change[] {
  const may = (action: Booking["allowedActions"][number]) => allowedActions.includes(action);
  return [
    ...(may("changeDates") || may("proposeDates") ? ["dates" as const] : []),
    ...(may("proposePets") ? ["pets" as const] : []),
    ...(may("proposePrice") ? ["price" as const] : []),
  ];
}

export type ChangeSheetProps = Omit<ChangeFormProps, "onSent"> & { onClose: () => void };

/** Loaded when asked for. */
export function ChangeSheet({ booking, actions, today, onClose }: ChangeSheetProps) {
  const { t } = useTranslation("bookings");
  const name = nameOf(otherOf(booking), t);
  // What may be changed is looked at once: a proposal that is sent ends them all.
  const [changes] = useState(() => changesOf(booking));
  const [chosen, setChosen] = useState<Change>(changes[0] ?? "dates");
  const isPending = booking.status === "pending";
  const ChosenForm = forms[chosen];

  function sent() {
    showToast({ text: t("change.sent", { name }) });
    onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isPending ? "change.datesTitle" : "change.title")}
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">
          {t(isPending ? "change.pendingText" : "change.text", { name })}
        </p>
        {changes.length > 1 && (
          <RadioCards
            label={t("change.what")}
            options={changes.map((id) => ({ id, label: t(`change.${id}`) }))}
            value={chosen}
            onChange={(change) => change && setChosen(change)}
          />
        )}
        <ChosenForm booking={booking} actions={actions} today={today} onSent={sent} />
      </div>
    </Sheet>
  );
}

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
