import type { BrowserContext, Page } from "@playwright/test";

/** In every window of this visitor: a new badge may come at any time, and lies over the whole of home. */
export function passCelebrations(context: BrowserContext): void {
  context.on("page", (page) => void closeWhenInTheWay(page));
}

async function closeWhenInTheWay(page: Page): Promise<void> {
  const toTheStreet = page.getByRole("link", { name: /^(Bekijk je straat|See your street)$/ });
  await page.addLocatorHandler(toTheStreet, async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  });
}
