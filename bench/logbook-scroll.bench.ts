import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import { chromiumArgs, findChromium } from "../scripts/find-chromium.ts";
import { makeLogbook, makePair } from "./data/logbook-data.ts";
import type { Comparison } from "./harness.ts";
import { type Scrolled, scrollUntil, taskTable } from "./scrolling.ts";

const SIZE = { visits: 1_000, imagesEach: 2 };
const TURN_PX = 500;
/** As far as a thumb goes in a minute or so. */
const DISTANCE_PX = 60_000;

// What runs in the page is text: the types of a browser are not those of the process that drives it.
const scrolledPx = "window.scrollY";

/** Its visits again and again; those that were not drawn yet are taken for longer than they are. */
const repeatVisits = `{
  const visits = [...document.querySelectorAll("article section")].filter((each) => each.querySelector("img"));
  const list = visits.at(-1).parentElement;
  while (document.documentElement.scrollHeight < ${DISTANCE_PX * 2}) {
    list.append(...visits.map((visit) => visit.cloneNode(true)));
  }
}`;

type Reading = { origin: string; token: string; logbookId: number; picture: Buffer };

async function openLogbook(
  browser: Browser,
  { origin, token, logbookId, picture }: Reading,
  { withScripts }: { withScripts: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "session", value: token, url: origin }]);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  // The rows name pictures that no storage has.
  await context.route("**/logbooks/bench/**", (route) =>
    route.fulfill({ contentType: "image/webp", body: picture }),
  );
  if (!withScripts) await context.route("**/*.js", (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`/logbook/${logbookId}`);
  await page.locator("article section").first().waitFor();
  if (!withScripts) await page.evaluate(repeatVisits);
  await page.locator("article").hover({ position: { x: 100, y: 300 } });
  // What a page does by itself after it is opened is no part of scrolling.
  await page.waitForTimeout(2_500);
  return page;
}

type Prepared = { comparisons: Comparison[]; notes(): Promise<string>; stop(): Promise<void> };

/** An owner reads on in a long logbook, against the same visits in a page without scripts. */
export async function prepare(): Promise<Prepared> {
  await setup();
  const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const made = await database.use(async ({ db }) => {
    const pair = await makePair(db);
    const logbookId = await makeLogbook(db, pair, SIZE);
    const { userId } = pair;
    const { token } = await startSession(db, { userId, device: "Bench", now: new Date() });
    return { logbookId, token };
  });
  const environment = { ...database.environment, NODE_ENV: "production" };
  const server = await forkServer(
    join(import.meta.dirname, "servers/pages-server.ts"),
    environment,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const picture = await sharp("web/ui/art/scene-park.svg").resize(640).webp().toBuffer();
  const reading = { ...made, origin: server.origin, picture };

  const seen = new Map<string, Scrolled[]>();
  const side = (name: string, withScripts: boolean) => ({
    name,
    run: async () => {
      const page = await openLogbook(browser, reading, { withScripts });
      const isFarEnough = async () => (await page.evaluate<number>(scrolledPx)) >= DISTANCE_PX;
      const scrolled = await scrollUntil(page, TURN_PX, isFarEnough);
      seen.set(name, [...(seen.get(name) ?? []), scrolled]);
      return scrolled.framesPerSecond;
    },
  });
  return {
    comparisons: [
      {
        name: "frames while reading on in a logbook, a phone",
        subject: side("1,000 visits with 2,000 pictures", true),
        floor: side("the same visits in a page without scripts", false),
        rounds: 3,
        target: 0.8,
      },
    ],
    notes: async () => taskTable(`${DISTANCE_PX.toLocaleString("en")} pixels on`, seen),
    stop: async () => {
      await browser.close();
      await server.stop("SIGTERM");
      await database.remove();
    },
  };
}
