import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA, and axe's own advice on landmarks and the order of headings. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What can be seen and operated: the structure with its words and states, without made-up ids. */
async function fingerprint(page: Page): Promise<string> {
  const html = await page.locator("html").evaluate((root: { outerHTML: string }) => root.outerHTML);
  const scheme = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  const stable = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/(nonce|id|for|aria-\w+by|aria-controls|value|href|src|srcset|style)="[^"]*"/g, "");
  return createHash("sha256").update(`${scheme} ${stable}`).digest("base64url");
}

type Widths = { scrollWidth: number; clientWidth: number };

/** A bar that sticks covers a part of whatever scrolls past it; its size counts where nothing covers it. */
function isScrolledUnderABar(rule: string, summary = ""): boolean {
  return rule === "target-size" && summary.includes("partially obscured");
}

async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isScrolledUnderABar(id, node.failureSummary))
      .map(({ target, failureSummary }) =>
        [`${id}: ${help}`, `  at ${target.join(" ")}`, `  ${failureSummary ?? ""}`].join("\n"),
      ),
  );
}

/** Screens that this worker has looked at: the same words at the same width have the same findings. */
const seen = new Set<string>();

/** What every screen owes its visitor, in every language and at every size. */
export async function checkScreen(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  const screen = [where, page.viewportSize()?.width, await fingerprint(page)].join(" ");
  if (!seen.has(screen)) {
    expect((await accessibilityFindings(page)).join("\n\n"), `axe on ${where}`).toBe("");
    seen.add(screen);
  }
  const sideways = await page
    .locator("html")
    .evaluate((html: Widths) => html.scrollWidth - html.clientWidth);
  expect(sideways, `pixels of sideways scroll on ${where}`).toBeLessThanOrEqual(0);
}
