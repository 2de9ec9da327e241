import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { badgeNames } from "#contract/badges/badge-catalogue.ts";
import { animalKinds, animalTile } from "./animals.ts";
import { badgeDrawings } from "./badges/badges.ts";
import { confettiDrawing } from "./badges/confetti.ts";
import { dogWalkDrawing, walkerDrawing } from "./bodies.ts";
import { appIconDrawing, markDrawing, smallMarkDrawing, wordmarkDrawing } from "./brand.ts";
import { coverDrawing, coverNames } from "./content/covers.ts";
import { walkDrawing, walkNames } from "./content/walk.ts";
import { mapDrawing } from "./map.ts";
import { hairs } from "./people/hair.ts";
import { sceneDrawing, sceneNames } from "./scenes.ts";
import { dice } from "./seed.ts";
import { shareDrawing } from "./share.ts";
import { stageDrawing, stageNames } from "./stages.ts";
import { streetDrawing } from "./street.ts";
import { dogLookFor, petCategories } from "./variety/pets.ts";
import { dogDayFor, petFor, portraitFor } from "./variety.ts";

const committed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(animalKinds.map((kind) => [kind, animalTile(kind)])),
  ...Object.fromEntries(sceneNames.map((name) => [`scene ${name}`, sceneDrawing(name)])),
  ...Object.fromEntries(stageNames.map((name) => [`stage ${name}`, stageDrawing(name)])),
  ...badgeDrawings(),
  confetti: confettiDrawing(),
  ...Object.fromEntries(coverNames.map((name) => [`cover ${name}`, coverDrawing(name)])),
  ...Object.fromEntries(walkNames.map((name) => [`walk ${name}`, walkDrawing(name)])),
  street: streetDrawing(false),
  "street at night": streetDrawing(true),
  map: mapDrawing(false),
  "map at night": mapDrawing(true),
  mark: markDrawing(),
  "small mark": smallMarkDrawing(),
  "app icon": appIconDrawing(0.8),
  wordmark: wordmarkDrawing(false),
  "dark wordmark": wordmarkDrawing(true),
  "dog walk": dogWalkDrawing(),
  walker: walkerDrawing(),
  share: shareDrawing(),
};

const seeds = Array.from({ length: 400 }, (_, seed) => seed);
const portraits = seeds.map((seed) => portraitFor(seed));

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const referencesIn = (svg: string) =>
  [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
/** Without ids and their references: what is seen, whatever the seed in the prefix. */
const seen = (svg: string) => svg.replace(/(?:id="|href="#|url\(#)[^")]+/g, "");

/** Every tag closed in order, every attribute quoted, one root. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg.trim();
  while (rest !== "") {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>([^<&]*)/.exec(rest);
    if (!tag) return false;
    const [whole, closing, name = "", , empty] = tag;
    if (closing && open.pop() !== name) return false;
    if (!closing && !empty) open.push(name);
    rest = rest.slice(whole.length);
    if (open.length === 0 && rest !== "") return false;
  }
  return open.length === 0;
}

describe("the committed drawings", () => {
  it.each(Object.entries(committed))(
    "%s is well-formed and uses at most two decimals",
    (_, svg) => {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/\.\d{3}|NaN|undefined|Infinity/);
    },
  );

  it("can all be inlined in one document: no id twice, no reference into nothing", () => {
    const page = Object.values(committed).join("");
    const ids = idsIn(page);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesIn(page).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([false, true])("the street is small enough for the first view (night: %s)", (night) => {
    const svg = streetDrawing(night);
    expect(svg.length).toBeLessThan(35_000);
    expect(gzipSync(svg).length).toBeLessThan(7_200);
  });
});

it("every badge has a house of its own", () => {
  const houses = badgeDrawings();
  expect(Object.keys(houses).toSorted()).toEqual(badgeNames.toSorted());
  expect(new Set(Object.values(houses).map(seen)).size).toBe(badgeNames.length);
});

describe("portraits", () => {
  it("are the same for the same seed and wishes", () => {
    expect(portraitFor(42)).toBe(portraits[42]);
    expect(portraitFor(7, { look: "feminine", age: "old" })).toBe(
      portraitFor(7, { look: "feminine", age: "old" }),
    );
  });

  it("differ: no two neighbours alike, hardly anyone twice", () => {
    const faces = portraits.map(seen);
    expect(faces.filter((face, seed) => seed > 0 && face === faces[seed - 1])).toEqual([]);
    expect(new Set(faces).size).toBeGreaterThan(390);
  });

  it("are well-formed and share no id", () => {
    expect(portraits.filter((svg) => !isWellFormed(svg))).toEqual([]);
    const ids = portraits.flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("listen to a wish", () => {
    const old = seeds.slice(0, 50).map((seed) => portraitFor(seed, { age: "old" }));
    expect(old.filter((svg) => !svg.includes(hairs.grey) && !svg.includes(hairs.white))).toEqual(
      [],
    );
    const looks = (["feminine", "masculine"] as const).map((look) =>
      seen(portraitFor(3, { look })),
    );
    expect(looks[0]).not.toBe(looks[1]);
  });

  it("can be painted", async () => {
    const { width, height } = await sharp(Buffer.from(portraitFor(1)), { density: 144 })
      .png()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect([width, height]).toEqual([480, 480]);
  });
});

describe.each(petCategories)("pets: %s", (category) => {
  const pets = seeds.slice(0, 60).map((seed) => petFor(category, seed));

  it("are the same for the same seed, and come in many coats", () => {
    expect(petFor(category, 5)).toBe(pets[5]);
    expect(new Set(pets.map(seen)).size).toBeGreaterThan(15);
  });

  it("are well-formed and share no id", () => {
    expect(pets.filter((svg) => !isWellFormed(svg))).toEqual([]);
    const ids = pets.flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it.each([1, 2, 3, 4, 5, 6])("dog %i keeps its coat in every picture", (seed) => {
  const { coat = "", ear = "" } = dogLookFor(dice(seed));
  for (const svg of [petFor("dog", seed), dogDayFor("nap", seed), dogDayFor("park", seed)]) {
    expect(svg).toContain(coat);
  }
  expect(petFor("dog", seed)).toContain(ear);
});
