import type { Booking, BookingPet } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { faceOf, nameOf, otherOf } from "./booking-words.ts";

/** More than these and they no longer fit beside a title. */
const mostShown = 3;

/** A pet's own picture in the size of a face, or the drawing of its kind. */
export function petFaceOf({ picture, category }: Pick<BookingPet, "picture" | "category">): string {
  return picture ? (picture.sizes[0]?.url ?? picture.url) : animalPictures[category];
}

export type PetFacesProps = {
  pets: readonly BookingPet[];
  /** Of one face; those behind it show half. */
  size?: "size-7" | "size-9" | "size-11";
  /** Of the ground that it lies on. */
  ring?: string;
  most?: number;
};

/** Round and half behind each other. Who they are stands beside them. */
export function PetFaces({ pets, size = "size-9", ring = "ring-surface", most }: PetFacesProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {pets.slice(0, most ?? mostShown).map((pet, index) => (
        <img
          key={pet.id ?? pet.name}
          src={petFaceOf(pet)}
          alt=""
          decoding="async"
          className={cx(
            "rounded-full bg-sunken object-cover ring-2",
            size,
            ring,
            index > 0 && "-ml-3",
          )}
        />
      ))}
    </span>
  );
}

export type BookingFacesProps = Omit<PetFacesProps, "pets"> & { booking: Booking };

/** Whose animals it is about; where none are named, such as at a first meeting, whom it is with. */
export function BookingFaces({ booking, ...look }: BookingFacesProps) {
  const { t } = useTranslation("bookings");
  if (booking.pets.length > 0) return <PetFaces pets={booking.pets} {...look} />;
  const other = otherOf(booking);
  return (
    <span aria-hidden="true" className={cx("flex shrink-0 rounded-full", look.size ?? "size-9")}>
      <Avatar name={nameOf(other, t)} {...faceOf(other)} size="sm" className="size-full" />
    </span>
  );
}
