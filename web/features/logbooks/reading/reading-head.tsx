import type { Logbook } from "#contract/logbooks.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import {
  clockInWords,
  dayInWords,
  dayOf,
  nameOf,
  titleOf,
  useLogbookWords,
} from "../logbook-words.ts";

export type ReadingHeadProps = { logbook: Logbook; today: string };

/** Whose it is, with whom and until when; and whether somebody is there now. */
export function ReadingHead({ logbook, today }: ReadingHeadProps) {
  const words = useLogbookWords(today);
  const { t, locale } = words;
  const { pets, sitter, endDate, checkedInAt, isCancelled } = logbook;
  const name = nameOf(sitter, t);
  const until = dayOfMonthInWords(endDate, locale, today);
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {pets.length > 0 && <PetFaces pets={pets} size="size-14" ring="ring-page" />}
      <div className="min-w-0 flex-1 basis-55">
        <h2 className="wrap-anywhere">{titleOf(logbook, t)}</h2>
        <p className="text-ink-soft">
          {t(isCancelled ? "head.cancelled" : "head.with", { name, until })}
        </p>
      </div>
      {checkedInAt && (
        <p className="flex items-center gap-2.5 rounded-full bg-brand-soft px-4 py-2.5 font-semibold text-brand-strong">
          <span className="size-2.5 shrink-0 rounded-full bg-brand" />
          {t(logbook.place === "owner_home" ? "head.atHome" : "head.there", {
            name,
            since:
              dayOf(checkedInAt) === today
                ? clockInWords(checkedInAt)
                : `${dayInWords(dayOf(checkedInAt), words)} ${clockInWords(checkedInAt)}`,
          })}
        </p>
      )}
    </header>
  );
}
