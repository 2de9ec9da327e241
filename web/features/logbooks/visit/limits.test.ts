import { expect, it } from "vitest";
import * as contract from "#contract/logbooks/logbook-entries.ts";
import * as limits from "./limits.ts";

it("are the contract's", () => {
  const { captionMaxLength: _caption, mostMinutes: _minutes, ...named } = limits;
  expect(named).toEqual({
    noteMaxLength: contract.logbookNoteMaxLength,
    notesMaxLength: contract.logbookNotesMaxLength,
    undoCheckOutMinutes: contract.undoCheckOutMinutes,
    missedVisitMinutes: contract.missedVisitMinutes,
  });
});

it("lets through as many minutes as the contract does", () => {
  const form = (minutes: number) => contract.activityForm.safeParse({ kind: "played", minutes });
  expect(form(limits.mostMinutes).success).toBe(true);
  expect(form(limits.mostMinutes + 1).success).toBe(false);
});
