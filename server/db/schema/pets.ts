import { boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { genders } from "#contract/account.ts";
import { animalCategories, levels, sizes } from "#contract/shared/animals.ts";
import { createdAt, imageColumns, instantAt } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** A pet belongs to an owner profile, and goes with it. */
export const pets = pgTable(
  "pets",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    category: text({ enum: animalCategories }).notNull(),
    race: text(),
    gender: text({ enum: genders }),
    birthOn: date({ mode: "string" }),
    size: text({ enum: sizes }),
    weightGrams: integer(),
    neutered: boolean(),
    chipNumber: text(),
    vaccinatedUntilOn: date({ mode: "string" }),
    medication: text(),
    energy: text({ enum: levels }),
    friendlyToDogs: text({ enum: levels }),
    friendlyToCats: text({ enum: levels }),
    friendlyToChildren: text({ enum: levels }),
    hoursAlone: integer(),
    character: text(),
    feeding: text(),
    walking: text(),
    archivedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [index("pets_of_profile").on(table.profileId)],
);

export const petImages = pgTable(
  "pet_images",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    petId: integer()
      .notNull()
      .references(() => pets.id, { onDelete: "cascade" }),
    ...imageColumns(),
    createdAt: createdAt(),
  },
  (table) => [index("pet_images_of_pet").on(table.petId)],
);
