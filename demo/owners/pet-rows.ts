import { type Dice, dice } from "#art/seed.ts";
import type { Level, Size } from "#contract/shared/animals.ts";
import { findBreed } from "#demo/animals/breeds.ts";
import { birthDay, dayFrom } from "#demo/moments.ts";
import type { DemoPicture } from "#demo/pictures/picture-keys.ts";
import { daysOf } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import { oneOf, whole } from "#demo/rolls.ts";
import { medications, petTexts } from "#demo/texts/pet-texts.ts";
import { fill } from "#demo/texts/variants.ts";
import type { petImages, pets } from "#server/db/schema/pets.ts";
import type { OwnedPet } from "./owner.ts";

type PetRow = typeof pets.$inferInsert & { id: number };
type PetImageRow = typeof petImages.$inferInsert;

const levels: Level[] = ["LOW", "MEDIUM", "HIGH"];

export function petRow(
  pet: OwnedPet,
  ids: { petId: number; profileId: number },
  { today, createdAt }: { today: string; createdAt: Date },
): PetRow {
  const { category, breed, seed } = pet.look;
  const roll = dice(seed + 1);
  const texts = petTexts[category];
  const kilos = findBreed(category, breed)?.kilos ?? [1, 2];
  const weight = roll.between(...kilos);
  const social = category === "dog" || category === "cat";
  const write = (text: string) => fill(text, { dier: pet.name });
  const older = pet.years >= 9;
  return {
    id: ids.petId,
    profileId: ids.profileId,
    name: pet.name,
    category,
    race: breed,
    gender: roll.chance(0.5) ? "FEMALE" : "MALE",
    birthOn: birthDay(today, pet.years, roll.between(0, 0.9)),
    size: category === "dog" ? (findBreed(category, breed)?.size ?? sizeOf(weight)) : null,
    weightGrams: Math.max(1, Math.round(weight * 1_000)),
    neutered: social || category === "rabbit" ? roll.chance(0.75) : null,
    // Dutch chips begin with 528; the zeros say that no animal wears this one.
    chipNumber: social && roll.chance(0.8) ? `528${String(seed).padStart(12, "0")}` : null,
    vaccinatedUntilOn:
      social || category === "rabbit" ? dayFrom(today, whole(roll, 20, 320)) : null,
    medication: roll.chance(older ? 0.4 : 0.06) && social ? oneOf(roll, medications) : null,
    energy: older ? "LOW" : oneOf(roll, levels),
    friendlyToDogs: social ? drawLevel(roll) : null,
    friendlyToCats: social ? drawLevel(roll) : null,
    friendlyToChildren: social ? drawLevel(roll) : null,
    hoursAlone:
      category === "dog" ? whole(roll, 2, 6) : category === "cat" ? whole(roll, 8, 24) : null,
    character: write(oneOf(roll, texts.character)),
    feeding: write(oneOf(roll, texts.feeding)),
    walking: texts.walking ? write(oneOf(roll, texts.walking)) : null,
    createdAt,
  };
}

/** Most get along. */
function drawLevel(roll: Dice): Level {
  return roll.weigh([
    ["HIGH", 5],
    ["MEDIUM", 4],
    ["LOW", 2],
  ]);
}

function sizeOf(kilos: number): Size {
  if (kilos < 10) return "SMALL";
  return kilos < 25 ? "MEDIUM" : "LARGE";
}

/** A portrait, and a day of some. */
export function petImageRows({ look }: OwnedPet, petId: number, createdAt: Date): PetImageRow[] {
  const roll = dice(look.seed + 2);
  const pictures: DemoPicture[] = [{ kind: "pet", pet: look }];
  if (roll.chance(0.45)) {
    pictures.push({ kind: "day", day: oneOf(roll, daysOf[look.category]), pet: look });
  }
  return pictures.map((picture) => ({ petId, ...rowOf(picture), createdAt }));
}
