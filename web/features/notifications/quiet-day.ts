export type DayPart = { isQuiet: boolean; minutes: number };

const dayMinutes = 24 * 60;

/** A day from midnight to midnight, in parts; of equal hours no part is quiet. */
export function partsOfDay({ from, until }: { from: string; until: string }): DayPart[] {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const isOverNight = start > end;
  const [first, second] = isOverNight ? [end, start] : [start, end];
  return [
    { isQuiet: isOverNight, minutes: first },
    { isQuiet: !isOverNight, minutes: second - first },
    { isQuiet: isOverNight, minutes: dayMinutes - second },
  ].filter(({ minutes }) => minutes > 0);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
