import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { cancelBooking } from "../booking-calls.ts";
import { nameOf, otherOf, ownSideOf, petsInWords } from "../booking-words.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
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
  const pets = petsInWords(booking.pets, t);
  // The animals are with one of the two now: what stops, and what stays, is said before it is done.
  const isRunning = booking.phase === "running" && booking.kind === "booking";
  const form = useForm({
    initial: { reason: "" },
    failed: t("failed"),
    async check({ reason }, locale) {
      if (reason.trim() === "") return { reason: t("cancel.needsReason") };
      return (await import("./change-rules.ts")).checkCancel({ reason }, locale);
    },
    send: ({ reason }, call) => actions.adopt((read) => cancelBooking(call, read, reason)),
    onSaved() {
      showToast({ text: t(isRunning ? "cancel.running.done" : "cancel.done", { name }) });
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isRunning ? "cancel.running.title" : `cancel.title.${booking.kind}`)}
    >
      <Form form={form} className="grid gap-5 pb-5">
        {isRunning ? (
          <>
            <p>{t("cancel.running.text", { name, pets })}</p>
            <p className="text-ink-soft">{t("cancel.running.keeps")}</p>
          </>
        ) : (
          <p className="text-ink-soft">{t("cancel.text", { name })}</p>
        )}
        {terms && (
          <Banner
            title={t(ownSideOf(booking) === "pet_owner" ? "cancel.terms" : "cancel.ownTerms", {
              name,
            })}
          >
            {terms}
          </Banner>
        )}
        <ChangedNote booking={booking} was={actions.changedFrom} />
        {!actions.changedFrom && <ErrorBanner lines={form.messages} />}
        <TextAreaField
          label={t(isRunning ? "cancel.running.reason" : "cancel.reason")}
          required
          rows={3}
          maxLength={reasonMaxLength}
          {...form.field("reason")}
        />
        <div className="grid gap-2">
          <Button type="submit" variant="danger" wide pending={form.pending}>
            {t(isRunning ? "cancel.running.confirm" : "cancel.confirm")}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {t("cancel.keep")}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
