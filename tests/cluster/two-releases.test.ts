import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCookie, localeTags } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import contactTexts from "#messages/nl/contact-us.json" with { type: "json" };
import queueTexts from "#messages/nl/logbook-queue.json" with { type: "json" };
import visitTexts from "#messages/nl/logbook-visit.json" with { type: "json" };
import shellTexts from "#messages/nl/shell.json" with { type: "json" };
import { openPostgres } from "#server/db/postgres.ts";
import { chromiumArgs, findChromium } from "../../scripts/find-chromium.ts";
import { hydrated } from "../e2e/parts/fixtures.ts";
import { inDays } from "../e2e/parts/new/in-days.ts";
import { makeBookingPair } from "../factories/bookings.ts";
import { makeLogbook } from "../factories/logbooks.ts";
import { testDataKey } from "../setup/data-key.ts";
import { type ServerProcess, startServer } from "../setup/server-process.ts";
import { type FrontDoor, openFrontDoor } from "./front-door.ts";
import { makeNextRelease, type NextRelease } from "./next-release.ts";

// Needs a PostgreSQL server, which the machine of a newcomer may not have; CI starts one.
const serverUrl = process.env.TEST_DATABASE_URL;
const name = `kwispel_releases_${randomBytes(4).toString("hex")}`;
const patient = { timeout: 60_000 };

let folder: string;
let door: FrontDoor;
let next: NextRelease;
let old: ServerProcess;
let browser: Browser;
let context: BrowserContext;
let token: string;
let logbookId: number;

const start = (entry: string) =>
  startServer(
    {
      DATABASE_URL: databaseUrl(),
      APP_URL: door.url,
      // Both have the same storage, as on one machine, or in one bucket.
      DATA_DIR: folder,
      DEMO: "0",
      APP_KEY: "k".repeat(32),
      DATA_KEY: testDataKey,
    },
    entry,
  );

describe.skipIf(!serverUrl)("two releases, one after the other", () => {
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-releases-"));
    await onServer(`create database ${name}`);
    door = await openFrontDoor();
    [next, old] = await Promise.all([makeNextRelease(), start("build/app/main.js")]);
    running.push(old);
    door.leadTo(old.url);
    await makeStay();
    browser = await chromium.launch({
      executablePath: findChromium({ shellWillDo: true }),
      args: chromiumArgs,
    });
    context = await browser.newContext({ locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
    await context.addCookies([
      { name: localeCookie.name, value: localeTags.nl, url: door.url },
      { name: "cookie_consent", value: "reject", url: door.url },
    ]);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await Promise.all(running.map((server) => server.stop()));
    await door?.close();
    await next?.remove();
    await onServer(`drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it("lose nothing of what somebody has open, and answer for each other's files", async () => {
    const urls = urlsFor("nl");
    const logbook = urls.logbook(logbookId);
    let page = await context.newPage();
    await logIn(page);
    await open(page, logbook);
    const isKept = `caches.match("${logbook}").then((found) => found !== undefined)`;
    await expect.poll(() => page.evaluate(isKept), patient).toBe(true);

    // A form half filled in.
    const form = await context.newPage();
    await open(form, urls.contact());
    const field = (label: string) => form.getByRole("textbox", { name: label });
    await field(contactTexts.name).fill("Sanne");
    await field(contactTexts.text).fill("Kan ik twee dagen na elkaar");

    // A picture on its way to the old process, which stops meanwhile.
    await page.getByRole("button", { name: /^Check (nu al |toch )?in/ }).click();
    await page.getByRole("button", { name: visitTexts.coming.extra, exact: true }).click();
    await page.getByRole("button", { name: visitTexts.card.checkOut }).waitFor();
    const upload = door.holdNext(/POST \/api\/logbooks\/\d+\/image$/);
    await page.locator('input[type="file"][capture]').setInputFiles({
      name: "moos.jpg",
      mimeType: "image/jpeg",
      buffer: await jpeg(),
    });
    await page.getByRole("button", { name: visitTexts.pictures.add, exact: true }).click();
    await upload.isHeld;

    // Both run for a while, and either may be asked for what a page of the other names.
    const newer = await start(next.entry);
    running.push(newer);
    expect(await hasTable("next_release")).toBe(true);
    expect(await missing(newer.url, next.urls.ofThis)).toEqual([]);
    expect(await missing(old.url, next.urls.ofNext)).toEqual([]);

    door.leadTo(newer.url);
    const stopped = old.stop("SIGTERM");
    running.splice(running.indexOf(old), 1);
    upload.letGo();
    await expect.poll(imagesThere, patient).toHaveLength(1);
    expect(await stopped, old.output()).toBe(0);

    // The next release's own page brings its worker, which takes over.
    const other = await context.newPage();
    await open(other, urls.settings());
    const worker = `navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)`;
    const [manifest = ""] = next.urls.ofNext.flatMap(
      (url) => /manifest-(.{8})/.exec(url)?.[1] ?? [],
    );
    await expect.poll(() => other.evaluate(worker), patient).toContain(`v=${manifest}`);
    const offlines = `caches.keys().then((names) => names.filter((name) => name.startsWith("offline-")))`;
    await expect.poll(() => other.evaluate(offlines), patient).toEqual([`offline-${manifest}`]);

    // The form's page is of the release that is gone; what it loads when it is sent is there.
    await field(contactTexts.email).fill("sanne@example.nl");
    await field(contactTexts.text).fill("Kan ik twee dagen na elkaar komen?");
    await form.getByRole("button", { name: contactTexts.submit }).click();
    await form.getByRole("heading", { name: contactTexts.done.heading }).waitFor();

    // Without network: the copy is of the old release, and all that it needs is there.
    // What the browser itself remembers may be gone on any day, and is today.
    await (await context.newCDPSession(other)).send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.close();
    page = await context.newPage();
    await open(page, logbook);
    await page.getByText(shellTexts.offline.kept).waitFor();
    const ofNext = `document.documentElement.outerHTML.includes("manifest-${manifest}")`;
    expect(await page.evaluate(ofNext)).toBe(false);
    await page.getByRole("button", { name: visitTexts.kinds.fed, exact: true }).first().click();
    await page.getByText(queueTexts.line.kept).waitFor();
    expect(await doneThere()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(doneThere, patient).toEqual(["fed"]);

    // One call that came through: nothing was sent a second time.
    expect(door.answers.filter((answer) => upload.path.test(answer))).toEqual([
      `201 POST /api/logbooks/${logbookId}/image`,
    ]);
    const lost = door.answers.filter((answer) => /^404 \w+ \/(?:assets|texts)\//.test(answer));
    expect(lost).toEqual([]);
  }, 180_000);
});

async function makeStay(): Promise<void> {
  const database = openPostgres({ url: databaseUrl(), poolSize: 1 });
  const pair = await makeBookingPair(database.db);
  const days = { startOn: inDays(1), endOn: inDays(3) };
  const at = (day: string, time: string) => new Date(`${day}T${time}Z`);
  const made = await makeLogbook(database.db, pair, {
    ...days,
    startsAt: at(days.startOn, "07:00:00"),
    endsAt: at(days.endOn, "17:30:00"),
  });
  logbookId = made.logbookId;
  token = pair.sitter.token;
  await database.close();
}

const databaseUrl = () => Object.assign(new URL(serverUrl ?? ""), { pathname: `/${name}` }).href;

async function onServer(statement: string, url = serverUrl): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

async function hasTable(table: string): Promise<boolean> {
  const { rows } = await onServer(`select to_regclass('${table}') as found`, databaseUrl());
  return rows[0]?.found !== null;
}

/** What a process does not answer for, of these. */
async function missing(origin: string, urls: readonly string[]): Promise<string[]> {
  const answers = urls.map(async (url) => {
    const answer = await fetch(origin + url);
    await answer.arrayBuffer();
    const isForGood = answer.headers.get("cache-control")?.includes("immutable");
    return answer.status === 200 && isForGood ? [] : [`${answer.status} ${url}`];
  });
  return (await Promise.all(answers)).flat();
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${door.url}/healthz`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await context.request.get(`${door.url}/api/user`, { headers })).status()).toBe(200);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(door.url + address);
  await hydrated(page);
}

type Entry = { images: object[]; activities: { kind: string }[] };

/** As the sitter reads it, from whichever process answers. */
async function readEntries(): Promise<Entry[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${door.url}/api/logbooks/${logbookId}`, { headers });
  return ((await answer.json()) as { data: { entries: Entry[] } }).data.entries;
}

const imagesThere = async () => (await readEntries()).flatMap(({ images }) => images);
const doneThere = async () =>
  (await readEntries()).flatMap(({ activities }) => activities.map(({ kind }) => kind));

const jpeg = () =>
  sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();
