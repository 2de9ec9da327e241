import { rgbaToThumbHash } from "thumbhash";
import { minoes, moos, neighbours } from "#art/neighbours.ts";
import { paper } from "#art/paper.ts";
import { faceOf, petOf } from "./draw-picture.ts";
import type { Day, DemoPicture, KnownPicture } from "./picture-keys.ts";
import { shapeOf } from "./picture-shape.ts";

/**
 * The blur of a picture that is not drawn yet: its papers, roughly where they will lie. Made of a few
 * dots, a thousand of them take less time than one real picture.
 */
type Patch = readonly [colour: string, left: number, top: number, right: number, bottom: number];

const side = 12;
const made = new Map<string, string>();

export function placeholderOf(picture: DemoPicture): string {
  const height = Math.round(side * shapeOf(picture));
  const patches = patchesOf(picture);
  const name = `${height} ${patches.join(" ")}`;
  const known = made.get(name);
  if (known) return known;
  const hash = hashOf(height, patches);
  made.set(name, hash);
  return hash;
}

function patchesOf(picture: DemoPicture): Patch[] {
  if (picture.kind === "known") return ofKnown(picture.name);
  if (picture.kind === "person") return ofPerson(faceOf(picture.face), 0, side);
  if (picture.kind === "stay") return ofDay(picture.day, stayCoats[picture.pet]);
  const { ground, colours } = petOf(picture.pet);
  const coat = colours.find((colour) => colour?.startsWith("#")) ?? paper.coral;
  if (picture.kind === "pet") return ofPet(ground, coat);
  if (picture.kind === "day") return ofDay(picture.day, coat);
  return [...ofPerson(faceOf(picture.face), -2, 9), [coat, 7, 4, 11, 9]];
}

const stayCoats = { moos: moos.coat, minoes: minoes.coat };

type Worn = { ground: string; hair?: string; skin: string; top?: string };

function ofPerson({ ground, hair, skin, top }: Worn, shift: number, height: number): Patch[] {
  return [
    [ground, 0, 0, side, height],
    [hair ?? skin, 4 + shift, 2, 8 + shift, 5],
    [skin, 4 + shift, 4, 8 + shift, 9],
    [top ?? ground, 2 + shift, height - 3, 10 + shift, height],
  ];
}

function ofPet(ground: string, coat: string): Patch[] {
  return [
    [ground, 0, 0, side, side],
    [coat, 3, 3, 9, side],
  ];
}

const dayPapers: Record<Day, readonly [wall: string, floor: string]> = {
  park: [paper.sky, paper.green],
  beach: [paper.rose, paper.butter],
  bowl: [paper.butter, paper.green],
  garden: [paper.mint, paper.green],
  nap: [paper.blush, paper.green],
  window: [paper.sky, paper.cocoa],
  evening: [paper.slate, paper.clay],
  lawn: [paper.sky, paper.green],
  fence: [paper.mint, paper.green],
  pair: [paper.sky, paper.clay],
  aquarium: [paper.pond, paper.cocoa],
};

function ofDay(day: Day, coat: string): Patch[] {
  const [wall, floor] = dayPapers[day];
  return [
    [wall, 0, 0, side, 9],
    [floor, 0, 7, side, 9],
    [coat, 3, 2, 9, 7],
  ];
}

function ofKnown(name: KnownPicture): Patch[] {
  if (name === "sanne" || name === "tess") return ofPerson(neighbours[name], 0, side);
  if (name === "sanne-bobbie") {
    return [...ofPerson(neighbours.sanne, -2, 9), [paper.biscuit, 7, 4, 11, 9]];
  }
  return ofPet(...knownPapers[name]);
}

type KnownAnimal = Exclude<KnownPicture, "sanne" | "tess" | "sanne-bobbie">;

const knownPapers: Record<KnownAnimal, readonly [ground: string, figure: string]> = {
  bobbie: [paper.mint, paper.biscuit],
  "bobbie-park": [paper.sky, paper.biscuit],
  "bobbie-bowl": [paper.butter, paper.biscuit],
  "bobbie-nap": [paper.blush, paper.green],
  "bobbie-garden": [paper.mint, paper.biscuit],
  "two-cats": [paper.sky, paper.ochre],
  moos: [paper.butter, paper.ink],
  "moos-beach": [paper.rose, paper.ink],
  "moos-nap": [paper.blush, paper.green],
  "moos-garden": [paper.mint, paper.ink],
  minoes: [paper.sky, paper.ochre],
};

function hashOf(height: number, patches: readonly Patch[]): string {
  const pixels = new Uint8Array(side * height * 4);
  for (const [colour, left, top, right, bottom] of patches) {
    const rgb = Number.parseInt(colour.slice(1), 16);
    for (let y = Math.max(top, 0); y < Math.min(bottom, height); y += 1) {
      for (let x = Math.max(left, 0); x < Math.min(right, side); x += 1) {
        const at = (y * side + x) * 4;
        pixels[at] = rgb >> 16;
        pixels[at + 1] = (rgb >> 8) & 255;
        pixels[at + 2] = rgb & 255;
        pixels[at + 3] = 255;
      }
    }
  }
  return Buffer.from(rgbaToThumbHash(side, height, pixels)).toString("base64");
}
