import { useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { nameOf, otherOf } from "../booking-words.ts";
import { type ChangeFormProps, DatesForm } from "./dates-form.tsx";
import { PetsForm } from "./pets-form.tsx";
import { PriceForm } from "./price-form.tsx";

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
