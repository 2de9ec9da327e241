/**
 * A log-in from a device that the user has not been logged in with before is told by mail, so that
 * somebody whose password was stolen finds out. The very first log-in is no news.
 */
export function isNewDevice(device: string, knownDevices: readonly string[]): boolean {
  return knownDevices.length > 0 && !knownDevices.includes(device);
}
