import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA, and axe's own advice on landmarks and the order of headings. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Widths = { scrollWidth: number; clientWidth: number };

async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}`, `  at ${target.join(" ")}`, `  ${failureSummary ?? ""}`].join("\n"),
    ),
  );
}

/** What every screen owes its visitor, in every language and at every size. */
export async function checkScreen(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  expect((await accessibilityFindings(page)).join("\n\n"), `axe on ${where}`).toBe("");
  const sideways = await page
    .locator("html")
    .evaluate((html: Widths) => html.scrollWidth - html.clientWidth);
  expect(sideways, `pixels of sideways scroll on ${where}`).toBeLessThanOrEqual(0);
}
