import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { animalKinds, animalTile } from "#art/animals.ts";
import { badgeDrawings } from "#art/badges/badges.ts";
import { confettiDrawing } from "#art/badges/confetti.ts";
import { dogWalkDrawing, walkerDrawing } from "#art/bodies.ts";
import {
  appIconDrawing,
  badgeDrawing,
  markDrawing,
  smallMarkDrawing,
  wordmarkDrawing,
} from "#art/brand.ts";
import { coverDrawing, coverNames } from "#art/content/covers.ts";
import { walkDrawing, walkNames } from "#art/content/walk.ts";
import { sceneDrawing, sceneNames } from "#art/scenes.ts";
import { shareDrawing } from "#art/share.ts";
import { stageDrawing, stageNames } from "#art/stages.ts";
import { streetDrawing } from "#art/street.ts";

const root = join(import.meta.dirname, "../..");
const artFolder = join(root, "web/ui/art");
const publicFolder = join(root, "web/public");

const drawings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(animalKinds.map((kind) => [kind, animalTile(kind)])),
  ...Object.fromEntries(sceneNames.map((name) => [`scene-${name}`, sceneDrawing(name)])),
  ...Object.fromEntries(stageNames.map((name) => [`stage-${name}`, stageDrawing(name)])),
  ...Object.fromEntries(
    Object.entries(badgeDrawings()).map(([name, svg]) => [`badges/${name}`, svg]),
  ),
  "badges/confetti": confettiDrawing(),
  ...Object.fromEntries(coverNames.map((name) => [`covers/cover-${name}`, coverDrawing(name)])),
  ...Object.fromEntries(walkNames.map((name) => [`walk/walk-${name}`, walkDrawing(name)])),
  street: streetDrawing(false),
  "street-night": streetDrawing(true),
  mark: markDrawing(),
  "mark-small": smallMarkDrawing(),
  wordmark: wordmarkDrawing(false),
  "wordmark-dark": wordmarkDrawing(true),
  "dog-walk": dogWalkDrawing(),
  walker: walkerDrawing(),
};

async function png(svg: string, width: number): Promise<Buffer> {
  const drawn = Number(svg.match(/ width="(\d+)"/)?.[1]);
  return await sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
}

/** As in web/ui/pictures/animal-pictures.ts. */
const faces = [
  "dog",
  "cat",
  "rabbit",
  "hamster",
  "bird",
  "fish",
  "snake",
  "horse",
  "chicken",
] as const;
/** The size at which cards show them, for screens with three points a pixel. */
const faceSide = 3 * 28;

async function animalFaces(): Promise<Buffer> {
  const parts = await Promise.all(faces.map((kind) => png(animalTile(kind), faceSide)));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const width = faceSide * faces.length;
  return await sharp({ create: { width, height: faceSide, channels: 4, background } })
    .composite(parts.map((input, index) => ({ input, left: index * faceSide, top: 0 })))
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

// An .ico is a table of contents before whole PNG files.
const icoHeader = 6;
const icoEntry = 16;

async function ico(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(svg, size)));
  const table = Buffer.alloc(icoHeader + icoEntry * sizes.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(sizes.length, 4);
  let offset = table.length;
  for (const [index, image] of images.entries()) {
    const at = icoHeader + icoEntry * index;
    table.writeUInt8(sizes[index] ?? 0, at);
    table.writeUInt8(sizes[index] ?? 0, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(image.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([table, ...images]);
}

function imagesIn(file: Buffer): Buffer[] {
  if (file.readUInt16LE(0) !== 0) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = icoHeader + icoEntry * index;
    const offset = file.readUInt32LE(at + 12);
    return file.subarray(offset, offset + file.readUInt32LE(at + 8));
  });
}

/** Encoders and renderers differ by a shade at edges: a drawing that changed differs by more. */
async function looksTheSame(before: Buffer, after: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [before, after].map((image) =>
      sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let far = 0;
  for (const [index, value] of a.data.entries()) {
    if (Math.abs(value - (b.data[index] ?? 0)) > 32) far += 1;
  }
  return far <= a.data.length * 0.002;
}

/** `check` runs on other machines than the one that wrote the file, so pixels may differ a little. */
async function isCurrent(path: string, wanted: Buffer, check: boolean): Promise<boolean> {
  const found = await readFile(path).catch(() => null);
  if (!found) return false;
  if (!check || path.endsWith(".svg") || found.equals(wanted)) return found.equals(wanted);
  const [before, after] = [imagesIn(found), imagesIn(wanted)];
  if (before.length !== after.length) return false;
  const same = await Promise.all(
    after.map((image, index) => looksTheSame(before[index] ?? image, image)),
  );
  return same.every(Boolean);
}

async function files(): Promise<Map<string, Buffer>> {
  const [small, icon] = [smallMarkDrawing("favicon"), markDrawing("icon")];
  const wanted = new Map<string, Buffer>();
  for (const [name, svg] of Object.entries(drawings)) {
    wanted.set(join(artFolder, `${name}.svg`), Buffer.from(svg));
  }
  wanted.set(join(artFolder, "animal-faces.webp"), await animalFaces());
  wanted.set(join(publicFolder, "favicon.svg"), Buffer.from(small));
  wanted.set(join(publicFolder, "favicon.ico"), await ico(small, [16, 32, 48]));
  wanted.set(join(publicFolder, "apple-touch-icon.png"), await png(appIconDrawing(1), 180));
  wanted.set(join(publicFolder, "badge-96.png"), await png(badgeDrawing(), 96));
  wanted.set(join(publicFolder, "icon-192.png"), await png(icon, 192));
  wanted.set(join(publicFolder, "icon-512.png"), await png(icon, 512));
  // Systems cut a maskable icon to a circle of four fifths: the mark stays inside it.
  wanted.set(join(publicFolder, "icon-maskable-512.png"), await png(appIconDrawing(0.8), 512));
  wanted.set(join(publicFolder, "og-default.png"), await png(shareDrawing(), 1200));
  return wanted;
}

async function unknownDrawings(wanted: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const present = await readdir(artFolder, { recursive: true }).catch(() => []);
  const drawn = present
    .filter((name) => name.endsWith(".svg"))
    .map((name) => join(artFolder, name));
  return drawn.filter((path) => !wanted.has(path));
}

/** Writes the drawings that are missing or different; when checking, only names them. */
export async function generateArt(check: boolean): Promise<string[]> {
  const wanted = await files();
  const stale = await unknownDrawings(wanted);
  if (!check) await Promise.all(stale.map((path) => rm(path)));
  for (const [path, content] of wanted) {
    if (await isCurrent(path, content, check)) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return stale.map((path) => relative(root, path));
}

if (import.meta.main) {
  const check = process.argv.includes("--check");
  const stale = await generateArt(check);
  for (const path of stale) console.log(`${check ? "stale" : "updated"}: ${path}`);
  if (check && stale.length > 0) process.exitCode = 1;
}
