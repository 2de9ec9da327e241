import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA, and axe's own advice on landmarks and the order of headings. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeSource = `if (!globalThis.axe) {${readFileSync(axeFile, "utf8")}}`;

/**
 * What can be seen and operated: the structure with its classes and states, without made-up ids.
 * Of words only that they are there: another name or date on the same screen has the same findings.
 */
async function fingerprint(page: Page): Promise<string> {
  const html = await page.locator("html").evaluate((root: { outerHTML: string }) => root.outerHTML);
  const scheme = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  const stable = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/\b(nonce|id|for|aria-\w+by|aria-controls|value|href|src|srcset|style)="[^"]*"/g, "")
    .replace(/\b(aria-label|alt|title|placeholder|content)="[^"]+"/g, "$1")
    .replace(/>[^<]*\S[^<]*</g, ">x<");
  return createHash("sha256").update(`${scheme} ${stable}`).digest("base64url");
}

type Widths = { scrollWidth: number; clientWidth: number };

/** A bar that sticks covers a part of whatever scrolls past it; its size counts where nothing covers it. */
function isScrolledUnderABar(rule: string, summary = ""): boolean {
  return rule === "target-size" && summary.includes("partially obscured");
}

async function accessibilityFindings(page: Page): Promise<string[]> {
  // One run in the page itself, and only what is wrong described: a third of the time of axe's default.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isScrolledUnderABar(id, node.failureSummary))
      .map(({ target, failureSummary }) =>
        [`${id}: ${help}`, `  at ${target.join(" ")}`, `  ${failureSummary ?? ""}`].join("\n"),
      ),
  );
}

/** Screens that this worker has looked at: the same structure at the same width has the same findings. */
const seen = new Set<string>();

/** What every screen owes its visitor, in every language and at every size. */
export async function checkScreen(page: Page): Promise<void> {
  // On the way from one page to another there is a moment that is neither.
  await expect(page.locator("h1").first(), "the screen's heading").toBeAttached();
  const where = new URL(page.url()).pathname;
  const screen = `${page.viewportSize()?.width} ${await fingerprint(page)}`;
  if (!seen.has(screen)) {
    expect((await accessibilityFindings(page)).join("\n\n"), `axe on ${where}`).toBe("");
    seen.add(screen);
  }
  const sideways = await page
    .locator("html")
    .evaluate((html: Widths) => html.scrollWidth - html.clientWidth);
  expect(sideways, `pixels of sideways scroll on ${where}`).toBeLessThanOrEqual(0);
}
