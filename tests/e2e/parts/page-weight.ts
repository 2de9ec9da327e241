import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";

type Fetched = { address: string; bytes: number };
export type PageWeight = Partial<Record<string, Fetched[]>>;

/**
 * What a page fetches by itself, by kind: until it is loaded and React has taken it over, and whatever
 * comes after that without a sign of a visitor. In bytes, gzipped.
 */
export async function weigh(page: Page, path: string): Promise<PageWeight> {
  const answers: Promise<Fetched & { kind: string }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    const { pathname: address } = new URL(response.url());
    answers.push(
      response.body().then((body) => {
        return { kind, address, bytes: gzipSync(body, { level: 9 }).length };
      }),
    );
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return Object.groupBy(await Promise.all(answers), ({ kind }) => kind);
}

export function expectWithin(fetched: Fetched[] = [], budget: number): void {
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = fetched
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${String(bytes).padStart(8)}  ${address}`);
  expect(total).toBeGreaterThan(0);
  expect(total, list.join("\n")).toBeLessThanOrEqual(budget);
}
