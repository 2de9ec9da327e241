import { type CertificateStatus, certificateYears } from "#contract/trust/certificates.ts";

/*
  A sitter may send a certificate of conduct. Somebody looks at it and says that it was seen, or why not;
  then the file is erased, and the day is kept. What was seen is shown for two years.
*/

/** Until when what was seen on this moment counts. */
export function validUntil(seenAt: Date): Date {
  const until = new Date(seenAt);
  until.setUTCFullYear(until.getUTCFullYear() + certificateYears);
  // The 29th of February has no day of its own two years later.
  if (until.getUTCMonth() !== seenAt.getUTCMonth()) until.setUTCDate(0);
  return until;
}

export function countsAt(seenAt: Date, now: Date): boolean {
  return now < validUntil(seenAt);
}

/** What was seen before this counts no more. */
export function seenSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - certificateYears);
  return since;
}

/** How far a sitter is: by what they sent last, and by the last one that was seen. */
export function certificateStatusAt(
  { last, seenAt }: { last: CertificateStatus | null; seenAt: Date | null },
  now: Date,
): CertificateStatus | "none" | "expired" {
  if (last === null) return "none";
  if (last !== "seen") return last;
  return seenAt && countsAt(seenAt, now) ? "seen" : "expired";
}

const pdfSignature = "%PDF-";

/** By what it begins with, never by its name. */
export function isPdf(start: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(start.subarray(0, pdfSignature.length)) === pdfSignature;
}
