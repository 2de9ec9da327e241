import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { PetFaces, type PetFacesProps } from "#web/ui/pictures/pet-faces.tsx";
import { nameOf, otherOf } from "./booking-words.ts";

export type BookingFacesProps = Omit<PetFacesProps, "pets"> & { booking: Booking };

/** Whose animals it is about; where none are named, such as at a first meeting, whom it is with. */
export function BookingFaces({ booking, ...look }: BookingFacesProps) {
  const { t } = useTranslation("bookings");
  if (booking.pets.length > 0) return <PetFaces pets={booking.pets} {...look} />;
  const other = otherOf(booking);
  return (
    <span aria-hidden="true" className={cx("flex shrink-0 rounded-full", look.size ?? "size-9")}>
      <Avatar name={nameOf(other, t)} picture={other?.picture} size="sm" className="size-full" />
    </span>
  );
}
