import { useNavigate } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm, IntakePart } from "#contract/intake-forms.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { BookingLine, sideOf } from "./booking-head.tsx";
import { IntakeEditor } from "./intake-editor.tsx";
import { partAfter, partId } from "./part-id.ts";

export type BookingIntakeEditorProps = { booking: Booking; form: IntakeForm; open: IntakePart };

/** The owner fills in the form of a booking. */
export function BookingIntakeEditor({ booking, form, open }: BookingIntakeEditorProps) {
  const { t } = useTranslation("intake-forms");
  const urls = useUrls();
  const navigate = useNavigate();
  const reader = sideOf(booking, "pet_sitter")?.firstName ?? t("sitter");
  return (
    <>
      <header className="mb-6 grid gap-1 md:mb-8">
        <h2 className="text-3xl wrap-anywhere">{t("titleFor", { name: reader })}</h2>
        <BookingLine booking={booking} />
      </header>
      <IntakeEditor
        context={{
          bookingId: booking.id,
          reader,
          form,
          onSaved(saved) {
            const next = partAfter(saved.parts, partId(open));
            return navigate(urls.intake(booking.id, next ? partId(next) : undefined));
          },
        }}
        open={open}
        urlOf={(part) => urls.intake(booking.id, part)}
      />
    </>
  );
}
