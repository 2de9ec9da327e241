import { type Page, test } from "@playwright/test";

/**
 * A picture for people to look at, beside what else the run leaves behind: `PICTURES=1` asks for them.
 * None proves anything, and with both cores busy each takes a second, and now and then more than a journey has.
 */
export async function takePicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.PICTURES !== "1") return;
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}
