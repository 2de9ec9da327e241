import { describe, expect, it } from "vitest";
import {
  certificateStatusAt,
  countsAt,
  isPdf,
  seenSince,
  validUntil,
} from "./certificates.rules.ts";

const seenAt = new Date("2024-02-29T10:00:00Z");
const before = new Date("2026-02-28T09:59:59Z");
const after = new Date("2026-02-28T10:00:00Z");

describe("a certificate of conduct", () => {
  it("counts for two years, to the end of a shorter month", () => {
    expect(validUntil(seenAt)).toEqual(after);
    expect(countsAt(seenAt, before)).toBe(true);
    expect(countsAt(seenAt, after)).toBe(false);
    expect(seenSince(new Date("2026-11-15T09:30:00Z"))).toEqual(new Date("2024-11-15T09:30:00Z"));
  });

  it.each([
    [{ last: null, seenAt: null }, before, "none"],
    [{ last: "waiting", seenAt: null }, before, "waiting"],
    [{ last: "refused", seenAt }, before, "refused"],
    [{ last: "seen", seenAt }, before, "seen"],
    [{ last: "seen", seenAt }, after, "expired"],
    [{ last: "waiting", seenAt }, after, "waiting"],
  ] as const)("%o is at %s: %s", (certificate, now, status) => {
    expect(certificateStatusAt(certificate, now)).toBe(status);
  });

  it("is a PDF by its first letters", () => {
    expect(isPdf(Buffer.from("%PDF-1.7 …"))).toBe(true);
    expect(isPdf(Buffer.from("<html>%PDF-"))).toBe(false);
    expect(isPdf(Buffer.from("%PD"))).toBe(false);
  });
});
