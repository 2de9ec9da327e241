/** In milliseconds. A day of the calendar has 23, 24 or 25 hours: `dates` and `amsterdam` know which. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
