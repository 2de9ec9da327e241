/**
 * Dates of a pet. Nobody is born tomorrow, and no pet is older than an old tortoise. A vaccination
 * may have run out, but one that ran out five years ago, or runs on for more than that, is a slip of
 * the keyboard.
 */
const oldestYears = 150;
const vaccinationYears = 5;

export type PetDates = { birthDate: string | null; vaccinatedUntil: string | null };
export type DateProblem = "dateFuture" | "yearUnlikely" | "beforeBirth";
export type PetDateProblems = Partial<Record<keyof PetDates, DateProblem>>;

/** Only what changes is looked at: a date that was right once never blocks another change. */
export function petDateProblems(
  after: PetDates,
  before: PetDates | null,
  today: string,
): PetDateProblems {
  const problems: PetDateProblems = {};
  const { birthDate, vaccinatedUntil } = after;
  if (birthDate && birthDate !== before?.birthDate) {
    if (birthDate > today) problems.birthDate = "dateFuture";
    else if (birthDate < yearsAfter(today, -oldestYears)) problems.birthDate = "yearUnlikely";
  }
  if (vaccinatedUntil && vaccinatedUntil !== before?.vaccinatedUntil) {
    const isLikely =
      vaccinatedUntil >= yearsAfter(today, -vaccinationYears) &&
      vaccinatedUntil <= yearsAfter(today, vaccinationYears);
    if (!isLikely) problems.vaccinatedUntil = "yearUnlikely";
    else if (birthDate && vaccinatedUntil < birthDate) problems.vaccinatedUntil = "beforeBirth";
  }
  return problems;
}

/** Good enough to compare with: 29 February stays 29 February. */
function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
