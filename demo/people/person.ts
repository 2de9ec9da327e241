import { type Dice, dice, type Weighted } from "#art/seed.ts";
import { oneOf, whole } from "#demo/rolls.ts";
import {
  type Age,
  type Background,
  type BackgroundName,
  backgrounds,
  dutchLast,
  type Gender,
} from "./backgrounds.ts";

export type Person = {
  firstName: string;
  lastName: string;
  gender: Gender;
  age: number;
  ageBand: Age;
  background: BackgroundName;
  languages: string[];
};

const shares = Object.entries(backgrounds).map(([name, { share }]) => [
  name as BackgroundName,
  share,
]) as unknown as Weighted<BackgroundName>;

export function ageBandOf(age: number): Age {
  if (age < 36) return "young";
  return age < 60 ? "middle" : "old";
}

/** Somebody in this province of this age; `isTaken` keeps two in one town from having one name. */
export function makePerson(
  seed: number,
  where: { province: string },
  ages: readonly [number, number],
  femaleShare: number,
  isTaken: (fullName: string) => boolean,
): Person {
  const roll = dice(seed);
  const gender: Gender = roll.chance(femaleShare) ? "FEMALE" : "MALE";
  const age = whole(roll, ...ages);
  const background = drawBackground(roll, where.province, age);
  const name = makeName(roll, background, gender, age, isTaken);
  return {
    ...name,
    gender,
    age,
    ageBand: ageBandOf(age),
    background,
    languages: drawLanguages(roll, background, age),
  };
}

function drawBackground(roll: Dice, province: string, age: number): BackgroundName {
  if (province === "Friesland" && roll.chance(0.45)) return "frisian";
  const drawn = roll.weigh(shares);
  if (drawn === "frisian" && !["Friesland", "Groningen", "Drenthe"].includes(province)) {
    return roll.chance(0.3) ? "frisian" : "dutch";
  }
  // Those who came as workers in the sixties seldom advertise as sitters; their children do.
  return age > 68 && (drawn === "polish" || drawn === "african") ? "dutch" : drawn;
}

function makeName(
  roll: Dice,
  background: BackgroundName,
  gender: Gender,
  age: number,
  isTaken: (fullName: string) => boolean,
): { firstName: string; lastName: string } {
  const { first, last }: Background = backgrounds[background];
  const names = first[gender];
  const firsts = "young" in names ? names[ageBandOf(age)] : names;
  for (let attempt = 1; ; attempt += 1) {
    const firstName = oneOf(roll, firsts);
    // In a town with thousands of demo people the plain names run out.
    const lastName =
      attempt < 20 ? oneOf(roll, last) : `${oneOf(roll, last)}-${oneOf(roll, dutchLast)}`;
    if (attempt > 200 || !isTaken(`${firstName} ${lastName}`)) return { firstName, lastName };
  }
}

function drawLanguages(roll: Dice, background: BackgroundName, age: number): string[] {
  const spoken = new Set(["nl"]);
  if (roll.chance(age < 60 ? 0.85 : 0.45)) spoken.add("en");
  for (const language of backgrounds[background].languages) {
    if (roll.chance(0.85)) spoken.add(language);
  }
  if (roll.chance(0.3)) spoken.add("de");
  if (roll.chance(0.12)) spoken.add("fr");
  if (roll.chance(0.05)) spoken.add("es");
  return [...spoken];
}
