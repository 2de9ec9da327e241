import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petAge } from "#web/lib/time/pet-age.ts";
import { petFaceOf } from "#web/ui/pictures/pet-faces.tsx";

export type PetsSectionProps = { booking: Booking; today: string };

export function PetsSection({ booking, today }: PetsSectionProps) {
  const { t } = useTranslation("bookings");
  if (booking.pets.length === 0) return null;
  return (
    <section aria-labelledby="booking-pets">
      <h3 id="booking-pets" className="text-xl">
        {t("pets.title")}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {booking.pets.map((pet) => (
          <li key={pet.id ?? pet.name} className="flex items-center gap-3.5 py-3">
            <img
              src={petFaceOf(pet)}
              alt=""
              width={240}
              height={240}
              decoding="async"
              className="size-16 shrink-0 rounded-card bg-sunken object-cover"
            />
            <span className="min-w-0">
              <span className="block font-head text-lg font-bold">{pet.name}</span>
              <span className="block text-sm text-ink-soft">
                <PetFacts pet={pet} today={today} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PetFacts({ pet, today }: { pet: BookingPet; today: string }) {
  const { t } = useTranslation(["bookings", "care"]);
  const kind = t(`care:animals.${pet.category}`);
  if (!pet.birthDate) return kind;
  const { unit, count } = petAge(pet.birthDate, today);
  const age = unit === "weeks" && count === 0 ? t("pets.newborn") : t(`pets.${unit}`, { count });
  return `${kind}, ${age}`;
}
