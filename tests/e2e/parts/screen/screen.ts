import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { spend } from "#tests/setup/running/spent-time.ts";
import { checkedScreens } from "../journeys-folder.ts";
import { fingerprint } from "./screen-fingerprint.ts";

/** WCAG 2.2 AA, and axe's own advice on landmarks and the order of headings. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeSource = `if (!globalThis.axe) {${readFileSync(axeFile, "utf8")}}`;

type Widths = { scrollWidth: number; clientWidth: number };
type Animated = {
  getAnimations(): {
    playState: string;
    effect: { getComputedTiming(): { endTime: number } } | null;
  }[];
};

type Finding = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

/**
 * A bar that sticks covers a part of whatever scrolls past it, or stands close to it: sizes and distances
 * count where no bar is. Which card lies there changes with the list.
 */
async function isScrolledUnderABar(page: Page, rule: string, node: Finding): Promise<boolean> {
  if (rule !== "target-size") return false;
  if (node.failureSummary?.includes("partially obscured")) return true;
  const neighbours = node.any.flatMap(({ relatedNodes = [] }) =>
    relatedNodes.map(({ target }) => target.join(" ")),
  );
  if (neighbours.length === 0) return false;
  const sticks = await Promise.all(neighbours.map((target) => isInABar(page, target)));
  return sticks.every(Boolean);
}

type Element = { parentElement: Element | null };
type PageGlobals = { getComputedStyle(element: Element): { position: string } };

const isInABar = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: Element) => {
    // Runs in the page, where this is; the tests' types know only Node's.
    const { getComputedStyle } = globalThis as unknown as PageGlobals;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  });

async function accessibilityFindings(page: Page): Promise<string[]> {
  // One run in the page itself, and only what is wrong described: a third of the time of axe's default.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .analyze();
  const findings: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const node of nodes) {
      if (await isScrolledUnderABar(page, id, node)) continue;
      const near = node.any.flatMap(({ relatedNodes = [] }) =>
        relatedNodes.map(({ html }) => html),
      );
      findings.push(
        [
          `${id}: ${help}`,
          `  at ${node.target.join(" ")}`,
          `  ${node.failureSummary ?? ""}`,
          ...near.map((html) => `  near ${html}`),
        ].join("\n"),
      );
    }
  }
  return findings;
}

/**
 * Until nothing moves or fades. Who asked for less motion gets a fade of a millisecond, but it ends with
 * the next frame, and a busy machine draws that late; what goes on for ever is no way to somewhere.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Runs in the page, where this is; the tests' types know only Node's.
    const { document } = globalThis as unknown as { document: Animated };
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      );
  });
}

/**
 * A file for each screen that was found in order: all workers look at it. What axe finds on a screen that
 * became another meanwhile belongs to neither, as a sheet whose content is on its way: it looks again.
 */
async function expectAccessible(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  let before: string;
  let findings: string[];
  do {
    await atRest(page);
    before = await fingerprint(page);
    if (existsSync(join(checkedScreens, before))) return;
    findings = await spend("looking at screens with axe", () => accessibilityFindings(page));
  } while ((await fingerprint(page)) !== before);
  expect(findings.join("\n\n"), `axe on ${where}`).toBe("");
  writeFileSync(join(checkedScreens, before), where);
}

/** What every screen owes its visitor, in every language and at every size. */
export async function checkScreen(page: Page): Promise<void> {
  // On the way from one page to another there is a moment that is neither.
  await expect(page.locator("h1").first(), "the screen's heading").toBeAttached();
  // What opens over the page hides it from assistive technology at once, and may be drawn a moment later.
  const shown = ["main", "dialog", "alertdialog", "menu", "listbox"] as const;
  const present = shown.map((role) => page.getByRole(role)).reduce((all, one) => all.or(one));
  await expect(present.first(), "what is shown, for whoever hears it").toBeAttached();
  await expectAccessible(page);
  const sideways = await page
    .locator("html")
    .evaluate((html: Widths) => html.scrollWidth - html.clientWidth);
  const where = new URL(page.url()).pathname;
  expect(sideways, `pixels of sideways scroll on ${where}`).toBeLessThanOrEqual(0);
}
