import { expect, it } from "vitest";
import type { LogbookListItem } from "#contract/logbooks.ts";
import { groupLogbooks } from "./logbooks-panel.tsx";

const today = "2026-12-21";
const person = { isDeleted: false, isOwn: false } as const;
const item = (id: number, more: Partial<LogbookListItem> = {}): LogbookListItem => ({
  id,
  owner: { ...person, profileType: "pet_owner" },
  sitter: { ...person, profileType: "pet_sitter" },
  pets: [],
  startDate: today,
  endDate: "2026-12-26",
  status: "not_started",
  isCancelled: false,
  isHandedOver: false,
  side: "pet_owner",
  unreadUpdatesCount: 0,
  updatedAt: "2026-12-01T08:00:00Z",
  ...more,
});
const ids = (logbooks: LogbookListItem[]) => logbooks.map(({ id }) => id);

it("puts where somebody is first, and then whose visit is next", () => {
  const { running } = groupLogbooks(
    [
      item(1),
      item(2, { nextVisitAt: "2026-12-21T17:00:00Z" }),
      item(3, { nextVisitAt: "2026-12-21T11:00:00Z", status: "in_progress" }),
      item(4, { checkedInAt: "2026-12-21T07:02:00Z", status: "in_progress" }),
    ],
    today,
  );
  expect(ids(running)).toEqual([4, 3, 2, 1]);
});

it("puts what comes in its order, and what was the other way round", () => {
  const { upcoming, past, running } = groupLogbooks(
    [
      item(1, { startDate: "2027-01-03" }),
      item(2, { startDate: "2026-12-22" }),
      item(3, { startDate: "2026-10-01", endDate: "2026-10-02", status: "completed" }),
      item(4, { startDate: "2026-11-01", endDate: "2026-11-02", status: "completed" }),
      // Called off is over, whenever it would have been.
      item(5, { startDate: "2026-12-20", isCancelled: true }),
    ],
    today,
  );
  expect(ids(upcoming)).toEqual([2, 1]);
  expect(ids(past)).toEqual([5, 4, 3]);
  expect(running).toEqual([]);
});
