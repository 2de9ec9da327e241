import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mostCalendars } from "#contract/bookings/calendars.ts";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { ownCalendars } from "#server/db/schema/calendars.ts";
import { availabilityPeriods, profiles } from "#server/db/schema/profiles.ts";
import { findBusyDays } from "#server/domains/search/search-rows.service.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { tablesHolding } from "#tests/setup/personal-values.ts";
import {
  answerCalendar,
  calendarHostName,
  publicAddress,
  startCalendarHost,
} from "#tests/setup/stand-ins/calendar-host.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { createCalendarReader } from "./calendar-reader.ts";
import { queueDueCalendars, readOwnCalendar } from "./read-calendars.service.ts";

const host = await startCalendarHost();
afterAll(() => host.close());
const server = testServer({
  network: host.network,
  environment: { APP_URL: "https://kwispel.test", APP_KEY: "k".repeat(40) },
});
const calendarReader = createCalendarReader();

type Sitter = { userId: number; profileId: number; token: string };
let sitter: Sitter;

async function newSitter(): Promise<Sitter> {
  const { db } = server.current.platform;
  const { user, profile } = await makeSitter(db);
  return { userId: user.id, profileId: profile.id, token: await logIn(db, user.id) };
}

beforeEach(async () => {
  server.current.clock.set(testStart);
  host.answers.clear();
  host.requests.length = 0;
  host.called.length = 0;
  host.names.clear();
  host.names.set(calendarHostName, [[publicAddress]]);
  sitter = await newSitter();
});

const path = "/api/user/calendars";
const here = `https://${calendarHostName}/secret/basic.ics`;
const add = (url: string, as = sitter.token) =>
  server.current.call("POST", path, { as, body: { url } });
const remove = (url: string, as = sitter.token) =>
  server.current.call("DELETE", path, { as, body: { url } });
const list = async (as = sitter.token) =>
  (await server.current.call("GET", path, { as })).json().data;
const busyDays = (profileId = sitter.profileId) =>
  findBusyDays(testContext(server.current.platform), { profileId });

async function readAll(): Promise<void> {
  const { platform } = server.current;
  for (const { id } of await platform.db.select().from(ownCalendars)) {
    await readOwnCalendar({ ...testJobContext(platform), calendarReader }, { calendarId: id });
  }
}

function calendarOf(...days: string[]): string {
  const events = days.map((day, nr) =>
    [
      "BEGIN:VEVENT",
      `UID:${nr}@elsewhere`,
      "SUMMARY:Afspraak bij de psycholoog",
      "LOCATION:Geheimesingel 4711",
      `DTSTART;TZID=Europe/Amsterdam:${day}T090000`,
      `DTEND;TZID=Europe/Amsterdam:${day}T170000`,
      "END:VEVENT",
    ].join("\r\n"),
  );
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");
}

describe("a calendar of one's own", () => {
  it("takes the days on which the sitter is busy", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120", "20261121")));
    const added = await add(here.replace("https:", "webcal:"));
    expect(added.statusCode).toBe(201);
    expect(added.json().data).toMatchObject({
      url: here,
      host: calendarHostName,
      busy_times: 0,
    });
    await readAll();
    expect(await list()).toMatchObject([
      { url: here, busy_times: 2, last_read_at: "2026-11-15T09:30:00Z" },
    ]);
    expect(await busyDays()).toEqual([{ from: "2026-11-20", until: "2026-11-21" }]);
    expect(host.called).toEqual([publicAddress]);
  });

  it("is not found by who searches for such a day, and is again without it", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261116", "20261123")));
    const near = "latitude=52.09&longitude=5.12&distance=5";
    const found = async (day: string) => {
      const query = `${near}&vacations=${day}/${day}`;
      const answer = await server.current.call("GET", `/api/sitters?${query}`);
      return answer
        .json()
        .data.some(({ id }: { id: number }) => id === sitter.profileId) as boolean;
    };
    // A Monday: makeSitter is there on Mondays.
    expect(await found("2026-11-16")).toBe(true);
    await add(here);
    await readAll();
    await expect.poll(() => found("2026-11-16")).toBe(false);
    expect(await found("2026-11-30")).toBe(true);
    expect((await remove(here)).statusCode).toBe(204);
    expect(await busyDays()).toEqual([]);
    await expect.poll(() => found("2026-11-16")).toBe(true);
  });

  it("leaves nothing behind but times", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120")));
    await add(here);
    await readAll();
    const { db } = server.current.platform;
    expect(await tablesHolding(db, ["psycholoog", "Geheimesingel"])).toEqual([]);
    const [row] = await db
      .select()
      .from(ownCalendars)
      .where(eq(ownCalendars.profileId, sitter.profileId));
    expect(row?.busyTimes).toEqual([
      { from: "2026-11-20T08:00:00.000Z", until: "2026-11-20T16:00:00.000Z" },
    ]);
  });
});

describe("every hour", () => {
  it("is asked whether it changed, and read as a whole once a day", async () => {
    let text = calendarOf("20261120");
    host.answers.set("/secret/basic.ics", (request, response) => {
      const etag = `"${text.length}"`;
      if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
      response.writeHead(200, { etag }).end(text);
    });
    await add(here);
    await readAll();
    server.current.clock.advance(hourMs);
    await readAll();
    expect(host.requests.at(-1)?.headers["if-none-match"]).toBeDefined();
    expect(await list()).toMatchObject([{ last_read_at: "2026-11-15T10:30:00Z", busy_times: 1 }]);
    text = calendarOf("20261120", "20261125");
    server.current.clock.advance(hourMs);
    await readAll();
    expect(await list()).toMatchObject([{ busy_times: 2 }]);
    server.current.clock.advance(dayMs);
    await readAll();
    expect(host.requests.at(-1)?.headers["if-none-match"]).toBeUndefined();
  });

  it("those whose time has come are queued, and no others", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120")));
    await add(here);
    await readAll();
    const { platform } = server.current;
    const queued: number[] = [];
    const jobs: typeof platform.jobs = {
      ...platform.jobs,
      send: async (_tx, _kind, data) =>
        queued.push((data as { calendarId: number }).calendarId) > 0,
    };
    const due = () => queueDueCalendars(testJobContext({ ...platform, jobs }));
    await due();
    expect(queued).toEqual([]);
    server.current.clock.advance(56 * 60 * 1000);
    await due();
    const [{ id }] = await list();
    expect(queued).toContain(id);
  });

  it("two calendars of a sitter count together", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120")));
    host.answers.set("/other.ics", answerCalendar(calendarOf("20261122")));
    await add(here);
    await add(`https://${calendarHostName}/other.ics`);
    await readAll();
    const both = ["2026-11-20", "2026-11-22"].map((day) => ({ from: day, until: day }));
    expect(await busyDays()).toEqual(both);
    await remove(here);
    expect(await busyDays()).toEqual([both[1]]);
  });
});

describe("a calendar that can't be read", () => {
  it.each([
    ["missing", "/nothing.ics", () => {}],
    ["unreachable", "/x.ics", () => host.answers.set("/x.ics", (_, r) => r.writeHead(500).end())],
    ["notACalendar", "/x.ics", () => host.answers.set("/x.ics", answerCalendar("<html>"))],
    [
      "tooLarge",
      "/x.ics",
      () => host.answers.set("/x.ics", answerCalendar("x".repeat(5 * 1024 * 1024 + 1))),
    ],
    ["refused", "/x.ics", () => host.names.set(calendarHostName, [["192.168.1.1"]])],
    ["insecure", "/x.ics", () => host.names.set("wrong.example.org", [[publicAddress]])],
  ])("says %s, and is tried again in an hour", async (problem, file, prepare) => {
    prepare();
    const name = problem === "insecure" ? "wrong.example.org" : calendarHostName;
    await add(`https://${name}${file}`);
    await readAll();
    const [shown] = await list();
    expect(shown).toMatchObject({ problem, last_tried_at: "2026-11-15T09:30:00Z" });
    expect(shown.last_read_at).toBeUndefined();
    const [row] = await server.current.platform.db
      .select()
      .from(ownCalendars)
      .where(eq(ownCalendars.id, shown.id));
    expect(row?.nextReadAt.toISOString()).toBe("2026-11-15T10:25:00.000Z");
  });

  it("keeps what was known, until it is there again", async () => {
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120")));
    await add(here);
    await readAll();
    host.answers.set("/secret/basic.ics", (_, response) => response.writeHead(503).end());
    await readAll();
    expect(await list()).toMatchObject([{ problem: "unreachable", busy_times: 1 }]);
    expect(await busyDays()).toEqual([{ from: "2026-11-20", until: "2026-11-20" }]);
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261125")));
    await readAll();
    const [shown] = await list();
    expect(shown.problem).toBeUndefined();
    expect(await busyDays()).toEqual([{ from: "2026-11-25", until: "2026-11-25" }]);
  });
});

describe("what is refused", () => {
  it.each([
    "http://agenda.example.org/basic.ics",
    "ftp://agenda.example.org/basic.ics",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://localhost/basic.ics",
    "https://127.0.0.1/basic.ics",
    "https://[::1]/basic.ics",
    "https://[::ffff:10.0.0.1]/basic.ics",
    "https://0x7f000001/basic.ics",
    "https://2130706433/basic.ics",
    "https://169.254.169.254/latest/meta-data",
    "https://router.local/basic.ics",
    "https://vault.internal/basic.ics",
    "https://agenda.example.org:8443/basic.ics",
    "https://user:secret@agenda.example.org/basic.ics",
    "webcal://127.0.0.1/basic.ics",
    "https://",
    "agenda.example.org/basic.ics",
    "",
  ])("%s", (url) => expectRefused(url));

  it.each(["x", "é"])("an address with a thousand times %s too many", (letter) =>
    expectRefused(`https://agenda.example.org/${letter.repeat(letter === "x" ? 2_000 : 1_000)}`),
  );

  async function expectRefused(url: string): Promise<void> {
    const answer = await add(url);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.url).toHaveLength(1);
    expect(await list()).toEqual([]);
  }

  it("a sixth", async () => {
    for (let nr = 1; nr <= mostCalendars; nr += 1) {
      expect((await add(`https://${calendarHostName}/${nr}.ics`)).statusCode).toBe(201);
    }
    const sixth = await add(`https://${calendarHostName}/6.ics`);
    expect(sixth.statusCode).toBe(409);
    expect(sixth.json().error).toBe("tooManyCalendars");
    // One of the five again is no sixth.
    expect((await add(`https://${calendarHostName}/5.ics`)).statusCode).toBe(201);
    expect(await list()).toHaveLength(mostCalendars);
  });

  it("somebody else's, and who is no sitter", async () => {
    await add(here);
    const other = await newSitter();
    expect((await remove(here, other.token)).statusCode).toBe(404);
    expect(await list(other.token)).toEqual([]);
    const owner = await makeOwner(server.current.platform.db);
    expect((await add(here, owner.token)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe("who leaves", () => {
  it("takes their calendars along, with the account", async () => {
    await add(here);
    const body = { password: "een hond in de zon" };
    const left = await server.current.call("DELETE", "/api/user", { as: sitter.token, body });
    expect(left.statusCode).toBe(204);
    expect(await tablesHolding(server.current.platform.db, ["/secret/basic.ics"])).toEqual([]);
  });

  it("as a sitter alone too; what was being read then comes to nothing", async () => {
    const { db } = server.current.platform;
    host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261120")));
    await db.insert(profiles).values({ userId: sitter.userId, profileType: "pet_owner" });
    const [{ id: calendarId }] = [(await add(here)).json().data];
    const gone = "/api/user/profile/pet_sitter";
    host.answers.set("/secret/basic.ics", async (_, response) => {
      await server.current.call("DELETE", gone, { as: sitter.token });
      response.writeHead(200).end(calendarOf("20261120"));
    });
    await readOwnCalendar(
      { ...testJobContext(server.current.platform), calendarReader },
      { calendarId },
    );
    expect(await list()).toEqual([]);
    expect(await busyDays()).toEqual([]);
  });
});

it("the sitter sees in the calendar when they are away or busy, and nobody else's", async () => {
  const { db } = server.current.platform;
  const away = { kind: "away", startOn: "2026-12-01", endOn: "2026-12-02" } as const;
  await db.insert(availabilityPeriods).values({ ...away, profileId: sitter.profileId });
  host.answers.set("/secret/basic.ics", answerCalendar(calendarOf("20261204")));
  await add(here);
  await readAll();
  const query = "?date=2026-11-30&until=2027-01-03";
  const busy = async (as: string) =>
    (await server.current.call("GET", `${path}/busy${query}`, { as })).json().data;
  expect(await busy(sitter.token)).toEqual([
    { date: "2026-12-01", is_away: true, is_taken: false, times: [] },
    { date: "2026-12-02", is_away: true, is_taken: false, times: [] },
    {
      date: "2026-12-04",
      is_away: false,
      is_taken: true,
      times: [{ time: "09:00", end_time: "17:00" }],
    },
  ]);
  expect(await busy((await newSitter()).token)).toEqual([]);
});
