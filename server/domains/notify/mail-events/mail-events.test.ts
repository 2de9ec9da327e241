import { expect, it } from "vitest";
import { settleEvents } from "./mail-events.service.ts";

const bounced = (email: string, occurredAt = "2026-11-15T09:00:00Z") =>
  ({ type: "bounced", email, occurredAt }) as const;

it("has one for each address, however it is written, by address", () => {
  const events = [bounced("tess@example.test"), bounced("noor@example.test")];
  const settled = settleEvents([...events, bounced("TESS@example.test", "2026-11-15T10:00:00Z")]);
  expect(settled.map(({ email }) => email)).toEqual(["noor@example.test", "tess@example.test"]);
});

it.each(["in this order", "turned round"])("takes the one that says more, %s", (order) => {
  const alike = [bounced("a@x.test", "2026-11-15T12:00:00+02:00"), bounced("a@x.test")];
  const differing = [
    { ...bounced("b@x.test", "2026-11-15T08:00:00Z"), type: "complained" } as const,
    bounced("b@x.test"),
  ];
  const events = [...alike, ...differing];
  const settled = settleEvents(order === "turned round" ? events.toReversed() : events);
  expect(settled).toEqual([
    { email: "a@x.test", reason: "bounced", occurredAt: new Date("2026-11-15T10:00:00Z") },
    { email: "b@x.test", reason: "complained", occurredAt: new Date("2026-11-15T08:00:00Z") },
  ]);
});
