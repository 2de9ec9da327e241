import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { whenInWords } from "../booking-dates.ts";
import { BookingStatus } from "../booking-status.tsx";
import { otherOf, titleOf } from "../booking-words.ts";

/** More than these and they are too small to know anybody by. */
const mostTiles = 3;

export type BookingHeadProps = { booking: Booking; today: string };

/** Who and whom, what and when. */
export function BookingHead({ booking, today }: BookingHeadProps) {
  const { t } = useTranslation(["bookings", "care"]);
  const locale = useLocale();
  return (
    <header className="grid gap-4 @min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @min-[48rem]:items-center @min-[48rem]:gap-10">
      <div className="min-w-0">
        <BookingStatus booking={booking} />
        <h2 className="mt-2 wrap-anywhere">{titleOf(booking, t)}</h2>
        <p className="mt-1.5 text-ink-soft">
          {booking.serviceType && (
            <span className="block">{t(`care:services.${booking.serviceType}.name`)}</span>
          )}
          <span className="block">{whenInWords(booking, { t, locale, today })}</span>
        </p>
      </div>
      <Tiles booking={booking} />
    </header>
  );
}

const tileLook = "aspect-square w-36 min-w-0 shrink bg-sunken object-cover";

/** The other and the animals side by side, as one picture. */
function Tiles({ booking }: { booking: Booking }) {
  const other = otherOf(booking);
  const pets = booking.pets.map(({ id, name, picture, category }) => ({
    key: `pet ${id ?? name}`,
    picture,
    drawing: animalPictures[category],
  }));
  const people = other?.picture ? [{ key: "other", picture: other.picture, drawing: "" }] : [];
  const tiles = [...people, ...pets].slice(0, mostTiles);
  if (tiles.length === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="order-first flex w-fit overflow-hidden rounded-panel @min-[48rem]:order-last @min-[48rem]:justify-self-end"
    >
      {tiles.map(({ key, picture, drawing }) =>
        picture ? (
          <Picture key={key} image={picture} alt="" sizes="140px" className={tileLook} />
        ) : (
          <img key={key} src={drawing} alt="" width={240} height={240} className={tileLook} />
        ),
      )}
    </div>
  );
}
