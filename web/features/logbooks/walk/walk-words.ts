import { formatNumber } from "#web/lib/text/formatting.ts";

/** '0,9 km': of walks always in kilometres, so that it doesn't change its unit under way. */
export function walkedFar(metres: number): string {
  return `${formatNumber(metres / 1000, 1)}\u00a0km`;
}

/** '14:08', '1:04:08': how long it has been going on. */
export function walkedClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}
