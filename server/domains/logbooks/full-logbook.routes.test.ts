import { describe, expect, it } from "vitest";
import { mostImages, mostVisits } from "#contract/logbooks/logbook-entries.ts";
import { logbookEntries, logbookImages } from "#server/db/schema/logbooks.ts";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay, path, check } = logbookCalls();
const { post, storedFiles } = sendingTo(server);

describe("a logbook that is full", () => {
  it("takes no visit of its own any more, and those that were planned", async () => {
    const checkInAt = new Date("2026-11-14T12:00:00Z");
    const closed = {
      logbookId: stay.logbookId,
      day: "2026-11-14",
      checkInAt,
      checkOutAt: checkInAt,
    };
    const there = await db().$count(logbookEntries);
    const many = Array.from({ length: mostVisits - there }, () => closed);
    await db().insert(logbookEntries).values(many);
    server.current.clock.set("2026-11-15T07:30:00Z");
    expect((await check()).statusCode).toBe(200);
    expect((await check()).statusCode).toBe(200);
    const unplanned = { action: "check_in", happened_at: "2026-11-14T13:00:00Z" };
    expect(codeOf(await check(unplanned))).toEqual([409, "tooManyVisits"]);
  });

  it("takes no picture any more, alone or with what was done, and keeps none of its files", async () => {
    const entryId = await makeVisit(db(), stay.logbookId);
    const sizes = { widths: [320], width: 320, height: 200, placeholder: "" };
    const takenAt = new Date("2026-11-15T08:30:00Z");
    const of = { logbookId: stay.logbookId, entryId, takenAt, ...sizes };
    const many = Array.from({ length: mostImages - 1 }, (_, nr) => ({ ...of, key: `full/${nr}` }));
    await db().insert(logbookImages).values(many);
    const add = async () =>
      post(path("/image"), [["image", await makePicture()]], stay.sitter.token);
    expect((await add()).statusCode).toBe(201);
    const before = await storedFiles();
    expect(codeOf(await add())).toEqual([409, "tooManyLogbookImages"]);
    const fields: [string, string | Uint8Array][] = [
      ["kind", "fed"],
      ["images[]", await makePicture()],
    ];
    const fed = await post(path("/serviceActivity"), fields, stay.sitter.token);
    expect(codeOf(fed)).toEqual([409, "tooManyLogbookImages"]);
    expect(await storedFiles()).toEqual(before);
  });
});
