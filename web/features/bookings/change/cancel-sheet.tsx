import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { nameOf, otherOf, ownSideOf } from "../booking-words.ts";
import type { ChangeSheetProps } from "./change-sheet.tsx";
import { reasonMaxLength } from "./limits.ts";

export type CancelSheetProps = Omit<ChangeSheetProps, "today"> & {
  /** What the sitter asks of who cancels; absent while they have said nothing about it. */
  terms: string | undefined;
};

/** Loaded when asked for. It can't be taken back, and the other wants to know why. */
export function CancelSheet({ booking, actions, terms, onClose }: CancelSheetProps) {
  const { t } = useTranslation("bookings");
  const name = nameOf(otherOf(booking), t);
  const form = useForm({
    initial: { reason: "" },
    failed: t("failed"),
    async check({ reason }, locale) {
      if (reason.trim() === "") return { reason: t("cancel.needsReason") };
      return (await import("./change-rules.ts")).checkCancel({ reason }, locale);
    },
    send: ({ reason }) => actions.adopt((calls) => calls.cancelBooking(booking.id, reason)),
    onSaved() {
      showToast({ text: t("cancel.done", { name }) });
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`cancel.title.${booking.kind}`)}
    >
      <Form form={form} className="grid gap-5 pb-5">
        <p className="text-ink-soft">{t("cancel.text", { name })}</p>
        {terms && (
          <Banner
            title={t(ownSideOf(booking) === "pet_owner" ? "cancel.terms" : "cancel.ownTerms", {
              name,
            })}
          >
            {terms}
          </Banner>
        )}
        <ErrorBanner lines={form.messages} />
        <TextAreaField
          label={t("cancel.reason")}
          required
          rows={3}
          maxLength={reasonMaxLength}
          {...form.field("reason")}
        />
        <div className="grid gap-2">
          <Button type="submit" variant="danger" wide pending={form.pending}>
            {t("cancel.confirm")}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {t("cancel.keep")}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
