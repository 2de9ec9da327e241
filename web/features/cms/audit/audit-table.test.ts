import { describe, expect, it } from "vitest";
import { changesOf } from "./audit-table.tsx";

describe("what an entry says that changed", () => {
  it("is each thing that differs, and nothing that stayed", () => {
    const before = { status: "open", reason: null, points: 3, same: "x" };
    const after = { status: "decided", reason: "Spam", points: 3, same: "x", tags: ["a"] };
    expect(changesOf({ before, after })).toEqual([
      { name: "status", before: "open", after: "decided" },
      { name: "reason", before: null, after: "Spam" },
      { name: "tags", before: null, after: '["a"]' },
    ]);
  });
});
