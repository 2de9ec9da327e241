import { type Dice, dice, type Weighted } from "#art/seed.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { drawBreed, type PetLook } from "#demo/animals/breeds.ts";
import { petNames } from "#demo/animals/pet-names.ts";
import { chooseFace } from "#demo/people/faces.ts";
import { makePerson, type Person } from "#demo/people/person.ts";
import type { FaceLook } from "#demo/pictures/picture-keys.ts";
import { type Home, makeHome } from "#demo/places/home.ts";
import { type HomePlace, placeOf } from "#demo/places/home-places.ts";
import { oneOf, seedOf, whole } from "#demo/rolls.ts";
import { ownerAbouts } from "#demo/texts/owner-texts.ts";
import { fill, listed } from "#demo/texts/variants.ts";

export type OwnedPet = { look: PetLook; name: string; years: number };

export type Owner = {
  number: number;
  person: Person;
  place: HomePlace;
  home: Home;
  face: FaceLook;
  pets: OwnedPet[];
  about: string;
};

// Far from the numbers of the sitters, so that no owner is a sitter's double.
const firstSeed = 2_000_000;
const spread = 0.11;

export const ownerCount = 150;

export function makeOwners(appKey: string): Owner[] {
  const names = new Set<string>();
  return Array.from({ length: ownerCount }, (_, index) => {
    const owner = makeOwner(index + 1, appKey, (name, place) => names.has(`${name} ${place.slug}`));
    names.add(nameInTown(owner));
    return owner;
  });
}

function nameInTown({ person, place }: Owner): string {
  return `${person.firstName} ${person.lastName} ${place.slug}`;
}

/** Whose names are gone in which town. */
export function listOwnerNames(appKey: string): string[] {
  return makeOwners(appKey).map(nameInTown);
}

function makeOwner(
  number: number,
  appKey: string,
  isTaken: (fullName: string, place: HomePlace) => boolean,
): Owner {
  const seed = (purpose: number) => seedOf(purpose, firstSeed + number);
  const place = placeOf(number, spread);
  const person = makePerson(seed(1), place, [22, 74], 0.62, (name) => isTaken(name, place));
  const roll = dice(seed(2));
  const pets = makePets(roll, place, seed(4));
  const about = fill(oneOf(roll, ownerAbouts), {
    naam: person.firstName,
    plaats: place.name,
    dieren: listed(pets.map(({ name }) => name)),
  });
  return {
    number,
    person,
    place,
    home: makeHome(seed(3), place, appKey),
    face: chooseFace(person, firstSeed + number).look,
    pets,
    about,
  };
}

const counts: Weighted<number> = [
  [1, 46],
  [2, 34],
  [3, 13],
  [4, 7],
];

function makePets(roll: Dice, place: HomePlace, seed: number): OwnedPet[] {
  const rural = place.thousands <= 12;
  const kinds: Weighted<AnimalCategory> = [
    ["dog", 46],
    ["cat", 42],
    ["rabbit", 9],
    ["rodent", 7],
    ["bird", 4],
    ["fish", 3],
    ["reptile", 3],
    ["horse", rural ? 8 : 0],
    ["farm", rural ? 12 : 0],
  ];
  const taken = new Set<string>();
  return Array.from({ length: roll.weigh(counts) }, (_, index) => {
    const category = roll.weigh(kinds);
    const name = oneOf(
      roll,
      petNames[category].filter((each) => !taken.has(each)),
    );
    taken.add(name);
    const oldest = category === "rodent" ? 3 : category === "rabbit" ? 8 : 14;
    return {
      look: { category, breed: drawBreed(roll, category), seed: seed + index * 8 },
      name,
      years: whole(roll, 1, oldest),
    };
  });
}
