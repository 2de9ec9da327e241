import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import { daysOf } from "#contract/bookings/price-estimate.ts";
import { useConflicts } from "#web/lib/bookings/use-conflicts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Availability, stateOf } from "#web/lib/time/month-days.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import type { PlanFields } from "./plan-fields.ts";
import { asSentence, usePlanWords } from "./plan-words.ts";
import { periodBody } from "./values/plan-values.ts";

const typingWaitMs = 400;

export type WhenNotesProps = PlanFields & { misfits: Misfits };

/** What may stand in the way. It is said, and nothing is forbidden: the sitter decides. */
export function WhenNotes({ kind, sitter, today, form, misfits }: WhenNotesProps) {
  const { serviceType } = form.values;
  const period = periodBody(form.values, kind);
  const service = kind === "booking" && serviceType ? { serviceType } : {};
  const question = period && { ...period, ...service, otherProfileId: sitter.id };
  const { conflicts, otherUnavailable } = useConflicts(question, typingWaitMs);
  // The note above it names the days; this one knows of those that were taken since the page was opened.
  const isTaken = otherUnavailable && misfits.away.length === 0;
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      <MisfitNote misfits={misfits} name={sitter.firstName} today={today} />
      {(conflicts.length > 0 || isTaken) && (
        <ConflictNote
          conflicts={conflicts}
          isTaken={isTaken}
          name={sitter.firstName}
          today={today}
        />
      )}
    </div>
  );
}

type NoteProps = { name: string; today: string };

function MisfitNote({ misfits, name, today }: NoteProps & { misfits: Misfits }) {
  const { t } = useTranslation("booking-plan");
  const { someDays } = usePlanWords(today);
  const kinds = (["none", "away"] as const).filter((kind) => misfits[kind].length > 0);
  if (kinds.length === 0) return null;
  const lines = kinds.map((kind) =>
    asSentence(
      t(`when.${kind}`, { count: misfits[kind].length, days: someDays(misfits[kind]), name }),
    ),
  );
  return (
    <div className="flex items-start gap-3 rounded-field bg-warn-soft px-4 py-3.5">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-brand"
      >
        <span className="size-2.5 rounded-full bg-high-five-soft" />
      </span>
      <p className="max-w-text">
        <strong>{lines.join(" ")}</strong> {t("when.mayAsk", { name })}
      </p>
    </div>
  );
}

type ConflictNoteProps = NoteProps & { conflicts: readonly BookingConflict[]; isTaken: boolean };

function ConflictNote({ conflicts, isTaken, name, today }: ConflictNoteProps) {
  const { t } = useTranslation("booking-plan");
  const { momentDays } = usePlanWords(today);
  const isExclusive = conflicts.some((conflict) => conflict.isExclusive);
  const lineOf = ({ firstName, startDate, endDate }: BookingConflict) => {
    const period = momentDays(startDate, endDate);
    return firstName
      ? t("when.conflict.ownWith", { other: firstName, period })
      : t("when.conflict.own", { period });
  };
  return (
    <Banner tone={isExclusive ? "bad" : "warn"}>
      {conflicts.map((conflict) => (
        <p key={conflict.bookingId} className="font-semibold">
          {lineOf(conflict)}
        </p>
      ))}
      {isTaken && <p className="font-semibold">{t("when.conflict.other", { name })}</p>}
      <p>{t(isExclusive ? "when.conflict.exclusive" : "when.conflict.judge", { name })}</p>
    </Banner>
  );
}

/** Days of the choice on which the sitter usually isn't free, or has said to be away. */
type Misfits = { none: string[]; away: string[] };

export function misfitsOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  availability: Availability,
): Misfits {
  const found: Misfits = { none: [], away: [] };
  // Who told nothing of their days has no bad ones either.
  if (!startDate || availability.week.length + availability.periods.length === 0) return found;
  for (const day of daysOf(startDate, endDate || startDate)) {
    const state = stateOf(day, availability);
    if (state === "none" || state === "away") found[state].push(day);
  }
  return found;
}
