export type WaitingTime = { unit: "seconds" | "minutes"; count: number };

/** How long to wait, in the unit that people would say it in; never shorter than it really is. */
export function waitingTime(seconds: number): WaitingTime {
  return seconds < 60
    ? { unit: "seconds", count: Math.max(1, Math.ceil(seconds)) }
    : { unit: "minutes", count: Math.ceil(seconds / 60) };
}
