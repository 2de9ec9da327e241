import type { AnimalCategory } from "#contract/shared/animals.ts";
import { findBreed, isAnimalCategory, type PetLook } from "#demo/animals/breeds.ts";

/**
 * Demo pictures are drawn when somebody looks at them for the first time. So a key has to say all
 * there is to draw: `demo/day/park_dog_beagle_12`.
 */
export const demoFolder = "demo";

const looks = ["feminine", "masculine"] as const;
const ages = ["young", "middle", "old"] as const;
export type FaceLook = {
  look: (typeof looks)[number];
  age: (typeof ages)[number];
  seed: number;
};

const days = [
  "park",
  "beach",
  "bowl",
  "garden",
  "nap",
  "window",
  "evening",
  "lawn",
  "fence",
  "pair",
  "aquarium",
] as const;
export type Day = (typeof days)[number];

const dogDays: readonly Day[] = ["park", "beach", "bowl", "garden", "nap"];
/** What there is to photograph of an animal. */
export const daysOf: Record<AnimalCategory, readonly Day[]> = {
  dog: [...dogDays, "evening"],
  cat: ["window", "evening", "pair"],
  rabbit: ["lawn", "fence", "pair"],
  rodent: ["window", "evening", "pair"],
  bird: ["window", "evening"],
  fish: ["aquarium"],
  reptile: ["window", "evening"],
  horse: ["lawn", "fence"],
  farm: ["lawn", "fence"],
};

/** A dog has its own pictures; whoever is not one is shown in the others. */
export const stayDays: Record<"moos" | "minoes", readonly Day[]> = {
  moos: [...dogDays, "evening", "window", "lawn"],
  minoes: ["window", "evening", "lawn", "fence"],
};

/** People and animals that the README, the design and the texts know by name. */
export const knownPictures = [
  "sanne",
  "sanne-bobbie",
  "bobbie",
  "bobbie-park",
  "bobbie-bowl",
  "bobbie-nap",
  "bobbie-garden",
  "two-cats",
  "tess",
  "moos",
  "moos-beach",
  "moos-nap",
  "moos-garden",
  "minoes",
] as const;
export type KnownPicture = (typeof knownPictures)[number];

/** Animals that are known by name, on any day: a logbook has many pictures of them. */
export const stayPets = ["moos", "minoes"] as const;
export type StayPet = (typeof stayPets)[number];

export type DemoPicture =
  | { kind: "person"; face: FaceLook }
  | { kind: "together"; face: FaceLook; pet: PetLook }
  | { kind: "pet"; pet: PetLook }
  | { kind: "day"; day: Day; pet: PetLook }
  | { kind: "stay"; pet: StayPet; day: Day; seed: number }
  | { kind: "known"; name: KnownPicture };

const faceText = ({ look, age, seed }: FaceLook) => `${look}_${age}_${seed}`;
const petText = ({ category, breed, seed }: PetLook) => `${category}_${breed}_${seed}`;

export function keyOf(picture: DemoPicture): string {
  return `${demoFolder}/${picture.kind}/${contentOf(picture)}`;
}

function contentOf(picture: DemoPicture): string {
  if (picture.kind === "known") return picture.name;
  if (picture.kind === "stay") return `${picture.pet}_${picture.day}_${picture.seed}`;
  if (picture.kind === "person") return faceText(picture.face);
  if (picture.kind === "pet") return petText(picture.pet);
  if (picture.kind === "day") return `${picture.day}_${petText(picture.pet)}`;
  return `${faceText(picture.face)}_${petText(picture.pet)}`;
}

/** Null for what no demo person has: everybody can ask for any key. */
export function findPicture(key: string): DemoPicture | null {
  const [folder, kind, content = "", more] = key.split("/");
  if (folder !== demoFolder || more !== undefined) return null;
  const parts = content.split("_");
  if (kind === "known") {
    const name = knownPictures.find((known) => known === content);
    return name ? { kind, name } : null;
  }
  if (kind === "stay") {
    const pet = stayPets.find((each) => each === parts[0]);
    const day = days.find((each) => each === parts[1]);
    const seed = readSeed(parts[2]);
    if (!pet || !day || seed === null || parts.length > 3 || !stayDays[pet].includes(day))
      return null;
    return { kind, pet, day, seed };
  }
  if (kind === "person") {
    const face = readFace(parts);
    return face && parts.length === 3 ? { kind, face } : null;
  }
  if (kind === "pet") {
    const pet = readPet(parts);
    return pet ? { kind, pet } : null;
  }
  if (kind === "day") {
    const [first, ...rest] = parts;
    const day = days.find((each) => each === first);
    const pet = readPet(rest);
    return day && pet && daysOf[pet.category].includes(day) ? { kind, day, pet } : null;
  }
  if (kind === "together") {
    const face = readFace(parts.slice(0, 3));
    const pet = readPet(parts.slice(3));
    return face && pet ? { kind, face, pet } : null;
  }
  return null;
}

function readFace(parts: readonly string[]): FaceLook | null {
  const look = looks.find((each) => each === parts[0]);
  const age = ages.find((each) => each === parts[1]);
  const seed = readSeed(parts[2]);
  return look && age && seed !== null ? { look, age, seed } : null;
}

function readPet([category = "", breed = "", seedText, ...more]: readonly string[]) {
  const seed = readSeed(seedText);
  if (seed === null || more.length > 0 || !isAnimalCategory(category)) return null;
  return findBreed(category, breed) ? { category, breed, seed } : null;
}

function readSeed(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
