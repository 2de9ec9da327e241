import type { Locator, Page } from "@playwright/test";

const tooFar = 40;

/** For who has no mouse: what can be done with keys, and nothing else. */
export function keyboardOf(page: Page) {
  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
  }

  /** Tabs on until this control has the focus. */
  async function tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < tooFar; presses += 1) {
      await press("Tab");
      if (await isFocused(control)) return;
    }
    throw new Error(`the Tab key never reaches ${control}`);
  }

  return { press, tabTo, type: (text: string) => page.keyboard.type(text) };
}

export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element: { matches(selector: string): boolean }) =>
    element.matches(":focus"),
  );
}
