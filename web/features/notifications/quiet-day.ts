/** `from` is the minute of the day at which it begins. */
export type DayPart = { isQuiet: boolean; from: number; minutes: number };

const dayMinutes = 24 * 60;

/** A day from midnight to midnight, in parts; of equal hours no part is quiet. */
export function partsOfDay({ from, until }: { from: string; until: string }): DayPart[] {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const isOverNight = start > end;
  const [first, second] = isOverNight ? [end, start] : [start, end];
  return [
    { isQuiet: isOverNight, from: 0, minutes: first },
    { isQuiet: !isOverNight, from: first, minutes: second - first },
    { isQuiet: isOverNight, from: second, minutes: dayMinutes - second },
  ].filter(({ minutes }) => minutes > 0);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const halfHours = Array.from({ length: 48 }, (_, nr) => {
  const hours = String(Math.floor(nr / 2)).padStart(2, "0");
  return `${hours}:${nr % 2 === 0 ? "00" : "30"}`;
});

/** What one may choose, and what is chosen already, in the order of the clock. */
export function timesWith(chosen: string): string[] {
  return [...new Set([...halfHours, chosen])].toSorted();
}
