import { dice } from "#art/seed.ts";
import type { Diploma, OfferedExtra, OfferedService } from "#contract/profile-parts.ts";
import type { AnimalCategory, Level, Size } from "#contract/shared/animals.ts";
import type { PetLook } from "#demo/animals/breeds.ts";
import { makePerson, type Person } from "#demo/people/person.ts";
import type { FaceLook } from "#demo/pictures/picture-keys.ts";
import type { Home } from "#demo/places/home.ts";
import type { HomePlace } from "#demo/places/home-places.ts";
import { oneOf, seedOf, whole } from "#demo/rolls.ts";
import * as animalsOf from "./animals.ts";
import { makeDiplomas, makeEducation } from "./learning.ts";
import { type Life, lifeAges, lifeShares, makeWeek, type Week } from "./lives.ts";
import { makeExtras, makeServices } from "./offers.ts";

/** All that is true of a demo sitter; rows, texts and pictures follow from it. */
export type Sitter = {
  number: number;
  person: Person;
  life: Life;
  place: HomePlace;
  home: Home;
  focus: animalsOf.Focus;
  animals: AnimalCategory[];
  own: animalsOf.OwnAnimal[];
  sizes: Size[];
  energies: Level[];
  races: string[];
  maxAnimals: number;
  garden: boolean;
  car: boolean;
  nonSmoking: boolean;
  childrenAtHome: boolean;
  years: number;
  medication: boolean;
  services: OfferedService[];
  extras: OfferedExtra[];
  diplomas: Diploma[];
  education: string | null;
  week: Week;
  radiusKm: number;
  walksForALiving: boolean;
  sitsForALiving: boolean;
  face: FaceLook;
  guest: PetLook;
};

const purpose = { life: 1, person: 2, home: 3, rest: 4, guest: 5 } as const;

const femaleShares: Partial<Record<Life, number>> = {
  office: 0.55,
  shiftWorker: 0.6,
  retired: 0.6,
};

type Made = { place: HomePlace; home: Home; face(person: Person): FaceLook };

export const homeSeedOf = (number: number) => seedOf(purpose.home, number);

export function makeSitter(
  number: number,
  { place, home, face }: Made,
  isTaken: (fullName: string) => boolean,
  thisYear: number,
): Sitter {
  const life = dice(seedOf(purpose.life, number)).weigh(lifeShares);
  const person = makePerson(
    seedOf(purpose.person, number),
    place,
    lifeAges[life],
    femaleShares[life] ?? 0.72,
    isTaken,
  );
  const roll = dice(seedOf(purpose.rest, number));
  const rural = place.thousands <= 12;
  const focus = animalsOf.drawFocus(roll, place, life);
  const animals = animalsOf.drawAnimals(roll, focus);
  const keepsLarge = focus === "country";
  const garden = keepsLarge || roll.chance(gardenShare(place, life));
  const car = roll.chance(life === "student" ? 0.12 : rural ? 0.9 : 0.55);
  const childrenAtHome =
    life === "parent" || (person.age > 32 && person.age < 54 && roll.chance(0.35));
  const years = drawYears(person.age, life, roll.between(0, 1));
  const medication = roll.chance(years > 6 ? 0.6 : 0.25);
  const facts = { life, place, animals, garden, car, childrenAtHome, medication };
  const services = makeServices(roll, facts);
  const sleepsOver = services.some(({ unit }) => unit === "night");
  const own = animalsOf.drawOwnAnimals(roll, animals, life, garden);
  const walks = services.some(({ serviceType }) => serviceType === "dog_walking_service");
  const walksForALiving = life === "professional" && walks;
  return {
    ...facts,
    number,
    person,
    home,
    focus,
    own,
    sizes: animalsOf.drawSizes(roll, animals),
    energies: animalsOf.drawEnergies(roll, life),
    races: animalsOf.drawRaces(roll, animals, years),
    maxAnimals: life === "professional" ? whole(roll, 4, 8) : whole(roll, 1, 4),
    nonSmoking: roll.chance(0.86),
    years,
    services,
    extras: makeExtras(roll, facts, years),
    diplomas: makeDiplomas(roll, { life, age: person.age, years, animals }, thisYear),
    education: makeEducation(roll, life),
    week: makeWeek(roll, life, sleepsOver),
    radiusKm: car ? oneOf(roll, [8, 10, 15, 15, 20, 25]) : oneOf(roll, [2, 3, 4, 5, 6, 8]),
    walksForALiving,
    sitsForALiving: life === "professional" && (!walksForALiving || roll.chance(0.4)),
    face: face(person),
    guest: animalsOf.drawGuest(roll, animals, own, seedOf(purpose.guest, number)),
  };
}

function gardenShare({ thousands }: HomePlace, life: Life): number {
  if (life === "student") return 0.15;
  if (thousands > 150) return 0.32;
  return thousands > 25 ? 0.6 : 0.88;
}

/** Nobody has looked after animals for longer than since they were sixteen. */
function drawYears(age: number, life: Life, share: number): number {
  const most = Math.min(age - 16, life === "professional" ? 22 : 35);
  const least = life === "professional" ? 3 : 1;
  return Math.max(least, Math.round(most * share ** 1.6));
}
