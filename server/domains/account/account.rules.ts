/**
 * A log-in from a device that the user has not been logged in with before is told by mail, so that
 * somebody whose password was stolen finds out. The very first log-in is no news.
 */
export function isNewDevice(device: string, knownDevices: readonly string[]): boolean {
  return knownDevices.length > 0 && !knownDevices.includes(device);
}

/** Sitting and hiring are agreements between adults: one takes part from the eighteenth birthday on. */
const adultAge = 18;

export function isAdult(bornOn: string, today: string): boolean {
  const [year = 0, month = 0, day = 0] = bornOn.split("-").map(Number);
  // Born on 29 February: of age on 1 March, as the law has it.
  const birthday = new Date(Date.UTC(year + adultAge, month - 1, day)).toISOString().slice(0, 10);
  return birthday <= today;
}
