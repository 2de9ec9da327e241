import type { Locator } from "@playwright/test";
import { expect, test } from "../parts/fixtures.ts";
import { withoutTiles } from "../parts/search-page.ts";

/** Of the browser's own, which this side of the journeys has no types for. */
type Button = {
  ariaLabel: string | null;
  getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
  contains: (other: unknown) => boolean;
};
declare const document: { elementFromPoint: (x: number, y: number) => unknown };

/** How many pins have their middle in sight; and what those say that lie under something else. */
async function pinsInSight(map: Locator, pins: Locator) {
  const frame = await map.boundingBox();
  return pins.evaluateAll((buttons: Button[], seen) => {
    const { x: left, y: top, width, height } = seen ?? { x: 0, y: 0, width: 0, height: 0 };
    const middles = buttons.map((button) => {
      const box = button.getBoundingClientRect();
      return { button, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    const inSight = middles.filter(
      ({ x, y }) => x >= left && x < left + width && y >= top && y < top + height,
    );
    const isUnder = ({ button, x, y }: (typeof middles)[number]) =>
      !button.contains(document.elementFromPoint(x, y));
    return {
      seen: inSight.length,
      under: inSight.filter(isUnder).map(({ button }) => button.ariaLabel),
    };
  }, frame);
}

test("no pin lies over another, in a city or a village, nor under its own card", async ({
  page,
  problems,
  visit,
  texts: { search },
}) => {
  await withoutTiles(page, problems);
  const [several = ""] = search.map.several.split("{{total}}").slice(1);
  const pins = page.getByRole("button", { name: new RegExp(`${search.map.pin}|${several}`) });
  const priced = page.getByRole("button", { name: new RegExp(`€.*${search.map.pin}`) });
  const map = page.getByRole("region", { name: search.map.sitters });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  // Not Utrecht: whom the journeys make lives there, all in one street.
  for (const place of ["amsterdam", "rotterdam", "den-haag", "zeeland"]) {
    await visit(`/zoeken/${place}?view=map`);
    await expect(priced.first()).toBeVisible();
    await expect
      .poll(() => pinsInSight(map, pins), place)
      .toEqual({ seen: expect.any(Number), under: [] });
    expect((await pinsInSight(map, priced)).seen, place).toBeGreaterThan(0);
    for (const size of await pins.evaluateAll((buttons: Button[]) =>
      buttons.map((button) => button.getBoundingClientRect().height),
    )) {
      expect(size).toBeGreaterThanOrEqual(44);
    }
  }
  // Our own map is there in their stead; the Kadaster was asked for one picture a page, and not for more.
  expect(asked.filter((url) => url.includes("service.pdok.nl"))).toHaveLength(4);
  expect(asked.some((url) => url.endsWith(".pbf"))).toBe(true);

  await priced.first().click();
  await expect(page.getByRole("button", { name: search.map.close })).toBeVisible();
  await expect(page.getByRole("article")).toBeVisible();
  const opened = page.getByRole("button", { name: search.map.pin, expanded: true });
  await expect.poll(() => pinsInSight(map, opened)).toEqual({ seen: 1, under: [] });
});
