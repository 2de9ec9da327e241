import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { updateBooking } from "../booking-calls.ts";
import { nameOf, otherOf } from "../booking-words.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import type { ChangeSheetProps } from "./change-sheet.tsx";
import { detailsMaxLength } from "./limits.ts";

/** Loaded when asked for. What is typed is kept until it is saved. */
export function DetailsSheet({ booking, actions, onClose }: Omit<ChangeSheetProps, "today">) {
  const { t } = useTranslation("bookings");
  const name = nameOf(otherOf(booking), t);
  const form = useForm({
    initial: { details: booking.details ?? "" },
    draft: { key: `bookingForm-details-${booking.id}` },
    failed: t("failed"),
    check: async (values, locale) =>
      (await import("./change-rules.ts")).checkUpdate(values, locale),
    send: ({ details }, call) => actions.adopt((read) => updateBooking(call, read, { details })),
    onSaved() {
      showToast({ text: t("details.saved", { name }) });
      onClose();
    },
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("details.editTitle")}>
      <Form form={form} className="grid gap-5 pb-5">
        <ChangedNote booking={booking} was={actions.changedFrom} />
        {!actions.changedFrom && <ErrorBanner lines={form.messages} />}
        <TextAreaField
          label={t("details.label")}
          hint={t("details.hint", { name })}
          optional
          rows={6}
          maxLength={detailsMaxLength}
          {...form.field("details")}
        />
        <Button type="submit" wide pending={form.pending}>
          {t("details.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
