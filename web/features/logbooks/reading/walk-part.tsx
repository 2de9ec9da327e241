import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { minutesInWords, petsInWords } from "../logbook-words.ts";
import { WalkMap } from "../walk/walk-map.tsx";
import { walkedFar } from "../walk/walk-words.ts";

export type WalkPartProps = { walk: LogbookWalk; pets: readonly BookingPet[] };

/** How far, how long and with whom. */
export function WalkPart({ walk, pets }: WalkPartProps) {
  const { t } = useTranslation("logbooks");
  const facts = [
    { label: t("walk.distance"), value: walkedFar(walk.distanceM) },
    { label: t("walk.duration"), value: minutesInWords(walk.minutes, t) },
    ...(pets.length > 0 ? [{ label: t("walk.with"), value: petsInWords(pets, t) }] : []),
  ];
  return (
    <div className="mt-1.5 overflow-hidden rounded-card bg-surface">
      <WalkMap walk={walk} />
      <dl className="grid grid-cols-3 gap-3 px-4 py-3.5 md:px-5">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-head text-lg font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
