import { dayMs } from "#contract/shared/durations.ts";
import { clockAt } from "#server/platform/amsterdam-time.ts";

/** So many days from now, as a date in Amsterdam: between midnight there and in London those differ. */
export const inDays = (days: number): string => clockAt(new Date(Date.now() + days * dayMs)).date;
