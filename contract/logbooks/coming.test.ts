import { describe, expect, it } from "vitest";
import { visitToAskFor, visitToCheckInto } from "./coming.ts";

const at = (time: string) => `2026-11-15T${time}:00Z`;
const visit = (id: number, plannedAt?: string, checkInTime?: string) => ({
  id,
  plannedAt: plannedAt && at(plannedAt),
  checkInTime: checkInTime && at(checkInTime),
});
const day = [visit(1, "08:00", "08:02"), visit(2, "12:00"), visit(3, "18:00"), visit(4)];

describe("who comes", () => {
  it.each([
    ["09:59", null, 2],
    ["10:00", 2, null],
    ["13:31", 2, null],
    ["14:00", 2, null],
    ["14:01", null, 2],
    ["15:30", null, 3],
    ["16:00", 3, null],
    ["20:00", 3, null],
    ["20:01", null, 3],
  ])("at %s has come for %s; otherwise it is asked of %s", (time, planned, asked) => {
    expect(visitToCheckInto(day, at(time))?.id ?? null).toBe(planned);
    expect(visitToAskFor(day, at(time))?.id ?? null).toBe(asked);
  });

  it("at 13:31 has not come for the one at 18:00", () => {
    expect(visitToCheckInto([visit(3, "18:00")], at("13:31"))).toBeNull();
    expect(visitToAskFor([visit(3, "18:00")], at("13:31"))?.id).toBe(3);
  });

  it("is asked nothing where nobody is awaited any more", () => {
    expect(visitToAskFor([visit(1, "08:00", "08:02"), visit(4)], at("13:31"))).toBeNull();
    expect(visitToCheckInto([], at("13:31"))).toBeNull();
  });
});
