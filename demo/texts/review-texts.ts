import type { Dice } from "#art/seed.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { oneOf } from "#demo/rolls.ts";
import said from "./review-texts.json" with { type: "json" };

/*
  What owners and sitters say of each other. {naam} is whom it is about, {dier} the animal. Three parts,
  each by itself a sentence that makes sense after any other: what struck them, how it went, what remains.
*/
const kinds: Record<ServiceType, keyof typeof said.courses> = {
  house_visit: "visit",
  sitter_at_owner_home: "visit",
  day_and_night_care_at_owner_home: "stay",
  daycare_at_sitter_home: "walk",
  day_and_night_at_sitter_home: "stay",
  dog_walking_service: "walk",
};

type About = { name: string; pet: string };

const fill = (text: string, { name, pet }: About) =>
  text.replaceAll("{naam}", name).replaceAll("{dier}", pet);

/** Of a sitter, in the mood of its stars. */
export function ownersReview(
  roll: Dice,
  { service, rating, ...about }: About & { service: ServiceType; rating: number },
): string {
  const mood = rating === 5 ? "high" : rating >= 3 ? "middle" : "low";
  const course = mood === "low" ? "" : oneOf(roll, said.courses[kinds[service]]);
  const parts = [oneOf(roll, said.openings[mood]), course, oneOf(roll, said.closings[mood])];
  return fill(parts.filter(Boolean).join(" "), about);
}

export function sittersReview(roll: Dice, about: About): string {
  return fill(oneOf(roll, said.ofOwners), about);
}

export function answerTo(roll: Dice, about: About): string {
  return fill(oneOf(roll, said.answers), about);
}
