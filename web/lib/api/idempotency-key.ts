/**
 * One key for one thing that somebody wants done once: keep it as long as they may press again.
 * `crypto.randomUUID` is missing on plain http, where a site on a home network may well run.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
