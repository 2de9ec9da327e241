/** Sitting and hiring are agreements between adults: one takes part from the eighteenth birthday on. */
const adultAge = 18;

export function isAdult(bornOn: string, today: string): boolean {
  const [year = 0, month = 0, day = 0] = bornOn.split("-").map(Number);
  // Born on 29 February: of age on 1 March, as the law has it.
  const birthday = new Date(Date.UTC(year + adultAge, month - 1, day)).toISOString().slice(0, 10);
  return birthday <= today;
}

/** The day on the calendar in Amsterdam, whatever the zone of the server. */
export function dayInAmsterdam(now: Date): string {
  return now.toLocaleDateString("sv-SE", { timeZone: "Europe/Amsterdam" });
}
