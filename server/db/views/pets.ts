import { sql } from "drizzle-orm";
import { boolean, date, integer, pgView, text } from "drizzle-orm/pg-core";
import { animalCategories, levels, sizes } from "#contract/shared/animals.ts";
import { sharedImageColumns } from "./columns.ts";

/** What a sitter must know of a pet; chip numbers and what it eats are for who gets the work. */
export const sharedPets = pgView("shared_pets", {
  id: integer("id").notNull(),
  profileId: integer("profile_id").notNull(),
  name: text("name").notNull(),
  category: text("category", { enum: animalCategories }).notNull(),
  race: text("race"),
  size: text("size", { enum: sizes }),
  birthOn: date("birth_on", { mode: "string" }),
  neutered: boolean("neutered"),
  hasMedication: boolean("has_medication").notNull(),
  energy: text("energy", { enum: levels }),
  friendlyToDogs: text("friendly_to_dogs", { enum: levels }),
  friendlyToCats: text("friendly_to_cats", { enum: levels }),
  friendlyToChildren: text("friendly_to_children", { enum: levels }),
  hoursAlone: integer("hours_alone"),
  character: text("character"),
}).as(sql`
  select id, profile_id, name, category, race, size, birth_on, neutered,
    medication is not null as has_medication, energy, friendly_to_dogs, friendly_to_cats,
    friendly_to_children, hours_alone, character
  from pets`);

export const sharedPetImages = pgView("shared_pet_images", {
  petId: integer("pet_id").notNull(),
  ...sharedImageColumns(),
}).as(sql`select pet_id, id, key, widths, width, height, placeholder from pet_images`);
