import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { validationTexts } from "#contract/shared/validation/validation-texts.ts";
import { changeLogbook } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay, path, call, check, did, logbook, minutes } = logbookCalls();
const { post } = sendingTo(server);

type Entry = { check_in_time?: string; check_out_time?: string };
const visits = async () =>
  (await logbook()).entries
    .filter(({ check_in_time }: Entry) => check_in_time)
    .map((entry: Entry) => [entry.check_in_time, entry.check_out_time]);
const cancel = async () => {
  const reason = { reason: "Mijn reis gaat niet door." };
  const answer = await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", reason);
  expect(answer.statusCode).toBe(200);
};

describe("what is said to have happened before there was a logbook", () => {
  const longAgo = [
    ["a year that never was", { happened_at: "0000-01-01T00:00:00Z" }],
    ["the year 1000", { happened_at: "1000-01-01T00:00:00Z" }],
    ["three days before", { happened_at: "2026-11-12T09:30:00Z" }],
    [
      "by a clock that is ages ahead",
      { happened_at: "2026-11-15T09:00:00Z", sent_at: "9999-12-31T23:59:59Z" },
    ],
  ] as const;

  it.each(longAgo)("is no check-in, and makes the logbook no longer: %s", async (_when, times) => {
    const form = { profile_id: stay.owner.profileId };
    stay.logbookId = (await call("POST", "/api/logbooks", "sitter", form)).json().data.id;
    const answer = await check({ action: "check_in", ...times });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ happened_at: [validationTexts.nl.beforeLogbook] });
    const headers = { "accept-language": "en" };
    const as = stay.sitter.token;
    const inEnglish = await server.current.call("PUT", path("/checkInOut"), {
      as,
      headers,
      body: { action: "check_in", ...times },
    });
    expect(inEnglish.json().errors).toEqual({ happened_at: [validationTexts.en.beforeLogbook] });
    expect((await logbook()).days).toHaveLength(1);
  });

  it.each(longAgo)("is nothing else either: %s", async (_when, times) => {
    await check();
    const field = { happened_at: [validationTexts.nl.beforeLogbook] };
    expect((await did({ kind: "fed", ...times })).json().errors).toEqual(field);
    const out = await check({ action: "check_out", ...times });
    expect(out.json().errors).toEqual(field);
    const fields: [string, string | Uint8Array][] = [
      ...Object.entries(times),
      ["image", await makePicture()],
    ];
    const image = await post(path("/image"), fields, stay.sitter.token);
    expect(image.json().errors).toEqual(field);
    const { happened_at: started_at, ...sent } = times;
    const walk = { client_id: randomUUID(), started_at, ...sent, points: [] };
    const track = await call("POST", path("/track"), "sitter", walk);
    expect(track.json().errors).toEqual({ started_at: field.happened_at });
  });

  it("may be a day before: the key was handed over earlier than it was written down", async () => {
    const early = { action: "check_in", happened_at: "2026-11-14T10:00:00Z" };
    expect((await check(early)).statusCode).toBe(200);
  });
});

describe("a booking that was cancelled", () => {
  it("lets whoever is there leave, and takes what was done before, however late it comes", async () => {
    await check();
    minutes(30);
    await cancel();
    expect((await logbook()).checked_in_at).toBeDefined();
    minutes(60);
    const fed = { kind: "fed", happened_at: "2026-11-15T09:40:00Z" };
    expect((await did(fed)).statusCode).toBe(201);
    const left = { action: "check_out", happened_at: "2026-11-15T09:55:00Z" };
    expect((await check(left)).statusCode).toBe(200);
    expect(await visits()).toEqual([["2026-11-15T09:30:00Z", "2026-11-15T09:55:00Z"]]);
    const after = { kind: "fed", happened_at: "2026-11-15T10:05:00Z" };
    expect(codeOf(await did(after))).toEqual([409, "logbookReadOnly"]);
  });

  it("ends a visit that is only heard of afterwards, too", async () => {
    minutes(30);
    await cancel();
    minutes(60);
    const came = { action: "check_in", happened_at: "2026-11-15T08:31:00Z" };
    expect((await check(came)).statusCode).toBe(200);
    expect((await logbook()).checked_in_at).toBeUndefined();
    expect(await visits()).toEqual([["2026-11-15T08:31:00Z", "2026-11-15T10:00:00Z"]]);
  });

  it("answers what came before as it did then", async () => {
    const came = { action: "check_in", client_id: randomUUID() };
    await check(came);
    const fed = { kind: "fed", client_id: randomUUID() };
    const { id } = (await did(fed)).json().data;
    await cancel();
    expect((await check(came)).statusCode).toBe(200);
    expect((await did(fed)).json().data.id).toBe(id);
  });
});

it("who forgot to check out is not said to be there long after the stay", async () => {
  await check();
  await changeLogbook(db(), stay.logbookId, { completedAt: server.current.clock.now() });
  minutes(60);
  expect((await logbook()).checked_in_at).toBeDefined();
  minutes(12 * 60);
  expect((await logbook()).checked_in_at).toBeUndefined();
  expect(
    (await call("GET", "/api/logbooks", "owner")).json().data[0].checked_in_at,
  ).toBeUndefined();
});
