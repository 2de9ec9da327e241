import { describe, expect, it } from "vitest";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";

const { stay, check, did, logbook, minutes } = logbookCalls();

describe("a second dose or meal so soon", () => {
  it("is asked about, with who gave the first and when; and taken when it is meant", async () => {
    await check();
    const [, minoes] = stay.petIds;
    const pill = { kind: "medication", pet_id: minoes };
    expect((await did(pill)).statusCode).toBe(201);
    minutes(119);
    const second = await did(pill);
    expect(codeOf(second)).toEqual([409, "doneShortlyBefore"]);
    expect(second.json().data).toMatchObject({
      by: "Sanne",
      activity: { kind: "medication", pet_id: minoes, done_at: "2026-11-15T09:30:00Z" },
    });
    expect((await did({ ...pill, again: true })).statusCode).toBe(201);
    minutes(121);
    expect((await did(pill)).statusCode).toBe(201);
    const { entries } = await logbook();
    const given = entries.flatMap(({ activities }: { activities: unknown[] }) => activities);
    expect(given).toHaveLength(3);
  });

  it("is a meal's for ten minutes, and another animal's never", async () => {
    await check();
    const [moos, minoes] = stay.petIds;
    expect((await did({ kind: "fed", pet_id: moos })).statusCode).toBe(201);
    expect((await did({ kind: "fed", pet_id: minoes })).statusCode).toBe(201);
    minutes(9);
    expect(codeOf(await did({ kind: "fed", pet_id: moos }))).toEqual([409, "doneShortlyBefore"]);
    minutes(1);
    expect((await did({ kind: "fed", pet_id: moos })).statusCode).toBe(201);
  });
});

describe("who comes at half past one", () => {
  it("has not come for the visit at six, also by a call that says nothing of it", async () => {
    minutes(181);
    const seen = (await check({ lat: 52.09, lng: 5.12 })).json().data;
    const evening = seen.entries.find(
      ({ planned_at }: { planned_at?: string }) => planned_at === "2026-11-15T17:00:00Z",
    );
    expect(evening).not.toHaveProperty("check_in_time");
    expect(seen.checked_in_at).toBe("2026-11-15T12:31:00Z");
  });

  it("has, where it is chosen", async () => {
    minutes(181);
    const before = await logbook("sitter");
    const evening = before.entries.find(
      ({ planned_at }: { planned_at?: string }) => planned_at === "2026-11-15T17:00:00Z",
    );
    const seen = (await check({ entry_id: evening.id })).json().data;
    expect(seen.entries).toContainEqual(
      expect.objectContaining({ id: evening.id, check_in_time: "2026-11-15T12:31:00Z" }),
    );
  });

  it("may come for an extra visit though one is planned about now", async () => {
    minutes(-60);
    const { entries } = (await check({ extra: true })).json().data;
    expect(entries).toHaveLength(3);
    const morning = entries.find(
      ({ planned_at }: { planned_at?: string }) => planned_at === "2026-11-15T07:00:00Z",
    );
    expect(morning).not.toHaveProperty("check_in_time");
  });
});
