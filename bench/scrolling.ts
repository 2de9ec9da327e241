import type { Page } from "@playwright/test";
import { median } from "./harness.ts";

const TURN_MS = 60;
const TURNS_AT_MOST = 400;

type Seen = { frames: number; longTasks: number[] };
export type Scrolled = { framesPerSecond: number; longTasks: number[] };

/**
 * How often it draws, and what keeps it from drawing. What runs in the page is text: the types of a
 * browser are not those of the process that drives it.
 */
const watch = `{
  const seen = (window.seen = { frames: 0, longTasks: [] });
  const keep = (list) => seen.longTasks.push(...list.getEntries().map((task) => task.duration));
  new PerformanceObserver(keep).observe({ type: "longtask" });
  const count = () => {
    seen.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}`;

/** Turns the wheel until it is there, and no longer than that takes; then the page is closed. */
export async function scrollUntil(
  page: Page,
  turnPx: number,
  isThere: () => Promise<boolean>,
): Promise<Scrolled> {
  await page.evaluate(watch);
  const start = performance.now();
  for (let turn = 0; !(await isThere()); turn += 1) {
    if (turn === TURNS_AT_MOST) throw new Error("What is scrolled to was not reached.");
    await page.mouse.wheel(0, turnPx);
    await page.waitForTimeout(TURN_MS);
  }
  const seconds = (performance.now() - start) / 1_000;
  const { frames, longTasks } = await page.evaluate<Seen>("window.seen");
  await page.context().close();
  return { framesPerSecond: frames / seconds, longTasks };
}

export function taskTable(what: string, seen: ReadonlyMap<string, readonly Scrolled[]>): string {
  const rows = [...seen].map(([name, runs]) => {
    const counts = runs.map(({ longTasks }) => longTasks.length);
    const longest = runs.map(({ longTasks }) => Math.max(0, ...longTasks));
    return `| ${name} | ${median(counts)} | ${Math.round(median(longest))} |`;
  });
  const head = `| ${what} | tasks of 50 ms or more | the longest, ms |`;
  return ["Medians of the rounds.", "", head, "| --- | --- | --- |", ...rows].join("\n");
}
