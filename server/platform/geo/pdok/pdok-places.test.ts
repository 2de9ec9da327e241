import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PdokStandIn, startPdokStandIn } from "#tests/setup/stand-ins/pdok-stand-in.ts";
import { createEmbeddedPlaces } from "../embedded-places.ts";
import type { Places } from "../places.ts";
import { parsePoint } from "./pdok.ts";
import { createPdokPlaces } from "./pdok-places.ts";

describe("createPdokPlaces", () => {
  const embedded = createEmbeddedPlaces();
  const errors: unknown[] = [];
  let pdok: PdokStandIn;
  let places: Places;

  beforeAll(async () => {
    pdok = await startPdokStandIn();
    places = createPdokPlaces({
      url: pdok.url,
      fallback: embedded,
      onError: (error) => errors.push(error),
    });
  });
  beforeEach(() => {
    errors.length = 0;
  });
  afterAll(() => pdok.stop());

  it("gives a place that is in our list as our list has it", async () => {
    const [utrecht] = await places.suggest("utrecht", 1);
    expect(utrecht).toEqual(await embedded.findByName("Utrecht"));
    expect(errors).toEqual([]);
  });

  it("tells two places of one name apart", async () => {
    const found = await places.suggest("hengelo", 5);
    expect(found.map(({ slug }) => slug).sort()).toEqual(["hengelo", "hengelo-gelderland"]);
  });

  it("knows villages that our list has not, and finds them back by slug", async () => {
    const [village] = await places.suggest("jorwert", 1);
    expect(village).toEqual({
      name: "Jorwert",
      slug: "jorwert",
      lat: 53.1475,
      lng: 5.7155,
      province: "Friesland",
      municipality: "Leeuwarden",
    });
    expect(await places.findByName("jorwert")).toEqual(village);
  });

  it("gives no slug that our list has for another place", async () => {
    const [village] = await places.suggest("nes noardeast", 1);
    expect(village?.slug).toBe("nes-noardeast-fryslan");
    expect(await places.findByName("nes-noardeast-fryslan")).toEqual(village);
    expect((await places.findByName("nes"))?.municipality).toBe("Ameland");
  });

  it.each([
    ["3511 AZ", "utrecht"],
    ["3511", "utrecht"],
    ["7255BM", "hengelo-gelderland"],
    // Thirty kilometres from the city's middle, and still that city.
    ["3199 LC", "rotterdam"],
  ])("finds %s in %s", async (code, slug) => {
    expect((await places.findByPostalCode(code))?.slug).toBe(slug);
    expect((await places.suggest(code, 3))[0]?.slug).toBe(slug);
    expect(errors).toEqual([]);
  });

  it("does not fall for another postal code that the fuzzy search offers", async () => {
    expect(await places.findByPostalCode("3599 AZ")).toBeNull();
  });

  it("finds the place around a point", async () => {
    expect((await places.nearest(52.0909, 5.1201))?.slug).toBe("utrecht");
    expect(errors).toEqual([]);
  });

  it.each(["500", "html", "otherShape", "hang"] as const)(
    "answers from the embedded list on %s, and reports it",
    async (how) => {
      const places = createPdokPlaces({
        url: pdok.url,
        timeoutMs: how === "hang" ? 40 : 5_000,
        fallback: embedded,
        onError: (error) => errors.push(error),
      });
      pdok.misbehaveOnce(how);
      expect((await places.suggest("amst", 1))[0]?.name).toBe("Amsterdam");
      pdok.misbehaveOnce(how);
      expect((await places.findByPostalCode("1011 AB"))?.name).toBe("Amsterdam");
      pdok.misbehaveOnce(how);
      expect((await places.nearest(52.374, 4.89))?.name).toBe("Amsterdam");
      pdok.misbehaveOnce(how);
      expect(await places.findByName("Atlantis")).toBeNull();
      expect(errors).toHaveLength(4);
    },
  );
});

describe("parsePoint", () => {
  it.each([
    ["POINT(4.9041 52.3676)", { lat: 52.3676, lng: 4.9041 }],
    ["POINT(5 52)", { lat: 52, lng: 5 }],
    ["POINT(4.9041,52.3676)", null],
    ["POLYGON((4 52))", null],
    ["", null],
    [undefined, null],
  ])("%j is %j", (text, point) => {
    expect(parsePoint(text)).toEqual(point);
  });
});
