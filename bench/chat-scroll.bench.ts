import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { makeSoakRooms, type SoakRoom } from "#tests/soak/chat/chat-people.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import { chromiumArgs, findChromium } from "../scripts/find-chromium.ts";
import type { Comparison } from "./harness.ts";
import { type Scrolled, scrollUntil, taskTable } from "./scrolling.ts";

const MESSAGES = 50_000;
/** Ten pages of fifty, besides the one that a room opens with. */
const BACK = 500;
const TURN_PX = 500;

const screens = [
  { name: "a phone", path: "/chatRoom", width: 390, height: 844 },
  { name: "a desk", path: "/chats", width: 1280, height: 900 },
] as const;
type Screen = (typeof screens)[number];

// What runs in the page is text: the types of a browser are not those of the process that drives it.
const log = `document.querySelector("[role=log]")`;

/** Its rows again and again, until there are as many more as the other side loads. */
const repeatRows = `{
  const rows = [...${log}.querySelectorAll("[data-message]")];
  for (let added = 0; added < ${BACK}; added += rows.length) {
    rows[0].parentElement.prepend(...rows.map((row) => row.cloneNode(true)));
  }
}`;

const pixelsLeft = `${log}.scrollHeight - ${log}.clientHeight + ${log}.scrollTop`;

/** All on few days, and every one a little different: the worst there is for what is kept by day. */
async function fillRoom(db: Db, room: SoakRoom): Promise<void> {
  await db.execute(sql`
    insert into messages (chat_room_id, type, sent_by, text, delivered_at, read_at, created_at)
    select ${room.id}::int, 'TEXT', case when i % 3 = 0 then 'pet_owner' else 'pet_sitter' end,
      'Bericht ' || i || repeat(' en nog wat woorden over de hond', i % 5), at, at, at
    from generate_series(1, ${MESSAGES}::int) i,
      lateral (select now() - (${MESSAGES}::int - i) * interval '50 seconds' as at) times`);
  await db.execute(sql`analyze messages`);
}

async function openRoom(
  browser: Browser,
  origin: string,
  room: SoakRoom,
  screen: Screen,
  { withScripts }: { withScripts: boolean },
): Promise<Page> {
  const { width, height, path } = screen;
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height } });
  const { token } = room.people[0];
  await context.addCookies([{ name: "session", value: token, url: origin }]);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  if (!withScripts) await context.route("**/*.js", (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${path}/${room.id}`);
  await page.getByRole("log").getByText(`Bericht ${MESSAGES}`).waitFor();
  if (!withScripts) await page.evaluate(repeatRows);
  await page.getByRole("log").hover();
  // What a page does by itself after it is opened is no part of scrolling.
  await page.waitForTimeout(2_500);
  return page;
}

async function scrollRoom(page: Page): Promise<Scrolled> {
  const first = page.getByRole("log").getByText(new RegExp(`^Bericht ${MESSAGES - BACK}\\b`));
  return scrollUntil(page, -TURN_PX, async () => (await first.count()) > 0);
}

async function scrollList(page: Page): Promise<Scrolled> {
  return scrollUntil(
    page,
    -TURN_PX,
    async () => (await page.evaluate<number>(pixelsLeft)) < TURN_PX,
  );
}

type Prepared = { comparisons: Comparison[]; notes(): Promise<string>; stop(): Promise<void> };

/** Scrolling back in a long room, against the same rows in a page that has no scripts and loads nothing. */
export async function prepare(): Promise<Prepared> {
  await setup();
  const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const room = await database.use(async ({ db }) => {
    const [made] = await makeSoakRooms(db, 1);
    if (!made) throw new Error("no room was made");
    await fillRoom(db, made);
    return made;
  });
  const environment = { ...database.environment, NODE_ENV: "production" };
  const server = await forkServer(
    join(import.meta.dirname, "servers/pages-server.ts"),
    environment,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

  const seen = new Map<string, Scrolled[]>();
  const side = (name: string, screen: Screen, withScripts: boolean) => ({
    name,
    run: async () => {
      const page = await openRoom(browser, server.origin, room, screen, { withScripts });
      const scrolled = await (withScripts ? scrollRoom(page) : scrollList(page));
      const key = `${name}, ${screen.name}`;
      seen.set(key, [...(seen.get(key) ?? []), scrolled]);
      return scrolled.framesPerSecond;
    },
  });
  return {
    comparisons: screens.map((screen) => ({
      name: `frames while scrolling back, ${screen.name}`,
      subject: side(`a room with ${MESSAGES} messages`, screen, true),
      floor: side("the same rows as a plain list", screen, false),
      rounds: 3,
      target: 0.8,
    })),
    notes: async () => taskTable("ten pages back", seen),
    stop: async () => {
      await browser.close();
      await server.stop("SIGTERM");
      await database.remove();
    },
  };
}
