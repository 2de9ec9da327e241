import { afterAll, expect, it } from "vitest";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import {
  answerCalendar,
  calendarHostName,
  publicAddress,
  startCalendarHost,
} from "#tests/setup/stand-ins/calendar-host.ts";
import { testServer } from "#tests/setup/test-server.ts";

const host = await startCalendarHost();
afterAll(() => host.close());
const server = testServer({
  network: host.network,
  environment: { APP_URL: "https://kwispel.test", APP_KEY: "k".repeat(40) },
});

const oneMorning = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "BEGIN:VEVENT",
  "UID:1@elsewhere",
  "DTSTART:20261120T080000Z",
  "DTEND:20261120T110000Z",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

it("a calendar whose server doesn't answer holds up no other one", async () => {
  host.names.set(calendarHostName, [[publicAddress]]);
  let letGo: () => void = () => {};
  let isAsked = false;
  host.answers.set("/slow.ics", (request, response) => {
    isAsked = true;
    letGo = () => answerCalendar(oneMorning)(request, response);
  });
  host.answers.set("/basic.ics", answerCalendar(oneMorning));
  const { db, jobs } = server.current.platform;
  const [one, other] = [await makeSitter(db), await makeSitter(db)];
  const [slow, quick] = [await logIn(db, one.user.id), await logIn(db, other.user.id)];
  const add = (as: string, path: string) =>
    server.current.call("POST", "/api/user/calendars", {
      as,
      body: { url: `https://${calendarHostName}${path}` },
    });
  const busyTimes = async (as: string) =>
    (await server.current.call("GET", "/api/user/calendars", { as })).json().data[0]?.busy_times;
  await jobs.start({ withWorkers: true });
  await add(slow, "/slow.ics");
  await expect.poll(() => isAsked, { timeout: 20_000 }).toBe(true);
  await add(quick, "/basic.ics");
  await expect.poll(() => busyTimes(quick), { timeout: 15_000 }).toBe(1);
  expect(await busyTimes(slow)).toBe(0);
  letGo();
  await expect.poll(() => busyTimes(slow), { timeout: 15_000 }).toBe(1);
}, 60_000);

it("a calendar that was added is read at once by the queue", async () => {
  host.names.set(calendarHostName, [[publicAddress]]);
  host.answers.set("/basic.ics", answerCalendar(oneMorning));
  const { db, jobs } = server.current.platform;
  const { user } = await makeSitter(db);
  const as = await logIn(db, user.id);
  const body = { url: `https://${calendarHostName}/basic.ics` };
  await server.current.call("POST", "/api/user/calendars", { as, body });
  // They look when they start, and then seldom.
  await jobs.start({ withWorkers: true });
  const busyTimes = async () =>
    (await server.current.call("GET", "/api/user/calendars", { as })).json().data[0]?.busy_times;
  await expect.poll(busyTimes, { timeout: 20_000 }).toBe(1);
}, 30_000);
