/**
 * Chooses many large pictures at once in a logbook, and measures what that costs the page: the longest
 * tasks of its main thread, and how long it takes until all are on the device.
 *
 *   node scripts/measure-pictures.ts [pictures] [megabytes]
 */

import { link, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import sharp from "sharp";
import { chromiumArgs, findChromium } from "./find-chromium.ts";
import { startThrowawayProduct } from "./throwaway-product.ts";

const [count = 100, megabytes = 8] = process.argv.slice(2).map(Number);

/** Noise hardly shrinks: a picture of that many bytes has about as many pixels as a phone's. */
async function noise(bytes: number): Promise<Buffer> {
  const side = { width: 4032, height: 3024 };
  const picture = sharp({
    create: {
      ...side,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  for (let quality = 95; ; quality -= 5) {
    const jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= bytes || quality <= 10) return jpeg;
  }
}

const folder = await mkdtemp(join(tmpdir(), "kwispel-pictures-"));
const product = await startThrowawayProduct();
const browser = await chromium.launch({
  executablePath: findChromium({ shellWillDo: true }),
  args: chromiumArgs,
});
try {
  const first = join(folder, "0.jpg");
  await writeFile(first, await noise(megabytes * 1_000_000));
  const files = [first];
  for (let index = 1; index < count; index++) {
    files.push(join(folder, `${index}.jpg`));
    await link(first, join(folder, `${index}.jpg`));
  }

  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([{ name: "cookie_consent", value: "reject", url: product.origin }]);
  await context.request.get("/sanctum/csrf-cookie");
  const csrf = (await context.cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const login = await context.request.post("/api/login", {
    headers: { "X-XSRF-TOKEN": decodeURIComponent(csrf) },
    data: { email: "oppas@kwispel.test", password: "kwispel-demo-2026" },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const list = await context.request.get("/api/logbooks", { headers });
  const { data } = (await list.json()) as {
    data: { id: number; status: string; is_cancelled: boolean }[];
  };
  const logbook = data.find((each) => !each.is_cancelled && each.status !== "completed");
  if (!logbook) throw new Error("the demo has no logbook that goes on");
  const here = { action: "check_in" };
  await context.request.put(`/api/logbooks/${logbook.id}/checkInOut`, { headers, data: here });

  const page = await context.newPage();
  await page.goto("/healthz");
  await page.evaluate(`localStorage.setItem("token", ${JSON.stringify(token)})`);
  await page.goto(`/logbook/${logbook.id}`);
  // Asked from here: the page's policy forbids what waits within it by evaluating words.
  await expect.poll(() => page.evaluate("history.scrollRestoration")).toBe("manual");
  await page.waitForLoadState("networkidle");
  await page.evaluate(`
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) window.tasks.push({ duration, startTime });
    }).observe({ type: "longtask" });
    window.stored = 0;
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...given) {
      if (given[0]?.kind === "image") window.stored += 1;
      return add.apply(this, given);
    };
  `);
  const began = Date.now();
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files);
  await page.getByRole("dialog").waitFor();
  const opened = Date.now();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect
    .poll(() => page.evaluate("window.stored"), { timeout: 1_200_000, intervals: [1_000] })
    .toBe(count);
  const ended = Date.now();
  const tasks = (await page.evaluate("window.tasks")) as { duration: number; startTime: number }[];
  const durations = tasks.map(({ duration }) => Math.round(duration)).sort((a, b) => b - a);
  const { size } = await stat(first);
  console.log(
    JSON.stringify({
      pictures: count,
      megabytesEach: Number((size / 1_000_000).toFixed(1)),
      sheetAfterMs: opened - began,
      storedAfterSeconds: Math.round((ended - opened) / 1000),
      longTasks: durations.length,
      longestMs: durations.slice(0, 5),
      over200: durations.filter((ms) => ms > 200).length,
    }),
  );
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
