import { expect, it } from "vitest";
import { withoutWords } from "./jobs.service.ts";

it("shows numbers, yes and no, and moments of what a job is about, and no words", () => {
  const data = {
    userId: 7,
    email: "tess@example.test",
    at: "2026-11-15T09:30:00.000Z",
    day: "2026-11-15",
    isFirst: true,
    nothing: null,
    items: [1, "Moos", { name: "Tess" }],
  };
  expect(withoutWords(data)).toEqual({
    userId: 7,
    email: "…",
    at: "2026-11-15T09:30:00.000Z",
    day: "2026-11-15",
    isFirst: true,
    nothing: null,
    items: [1, "…", { name: "…" }],
  });
});
