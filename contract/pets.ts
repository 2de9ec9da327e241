import * as z from "zod";
import { genders } from "./account.ts";
import { animalCategory, level, raceCode, size } from "./shared/animals.ts";
import { calendarDate } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage, uploadMaxFiles } from "./shared/images.ts";
import { clearable, integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { line, paragraphs } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

const longText = paragraphs(1_000);

/** Everything one may know of a pet; name and category are enough to begin with. */
export const petForm = z.object({
  name: line(60),
  category: animalCategory,
  race: clearable(raceCode).optional(),
  gender: clearable(z.enum(genders)).optional(),
  birthDate: clearable(calendarDate).optional(),
  size: clearable(size).optional(),
  weightGrams: clearable(integerBetween(1, 2_000_000)).optional(),
  neutered: clearable(yesNo).optional(),
  chipNumber: clearable(
    z
      .string()
      .trim()
      .regex(/^\d{15}$/, rule("chipNumber")),
  ).optional(),
  vaccinatedUntil: clearable(calendarDate).optional(),
  medication: clearable(longText).optional(),
  energy: clearable(level).optional(),
  friendlyToDogs: clearable(level).optional(),
  friendlyToCats: clearable(level).optional(),
  friendlyToChildren: clearable(level).optional(),
  hoursAlone: clearable(integerBetween(0, 24)).optional(),
  character: clearable(longText).optional(),
  feeding: clearable(longText).optional(),
  walking: clearable(longText).optional(),
});

export const pet = z.object({
  id,
  name: z.string(),
  category: animalCategory,
  race: z.string().optional(),
  gender: z.enum(genders).optional(),
  birthDate: calendarDate.optional(),
  size: size.optional(),
  weightGrams: z.int().optional(),
  neutered: z.boolean().optional(),
  chipNumber: z.string().optional(),
  vaccinatedUntil: calendarDate.optional(),
  medication: z.string().optional(),
  energy: level.optional(),
  friendlyToDogs: level.optional(),
  friendlyToCats: level.optional(),
  friendlyToChildren: level.optional(),
  hoursAlone: z.int().optional(),
  character: z.string().optional(),
  feeding: z.string().optional(),
  walking: z.string().optional(),
  images: z.array(storedImage),
  isArchived: z.boolean(),
});
export type Pet = z.infer<typeof pet>;

/** A pet by its name alone. */
export const petName = z.object({ id, name: z.string(), category: animalCategory });
export type PetName = z.infer<typeof petName>;

/** What a sitter must know of a pet to say yes; no chip number, and not what it eats. */
export const sharedPet = petName.extend({
  race: z.string().optional(),
  size: size.optional(),
  birthDate: calendarDate.optional(),
  neutered: z.boolean().optional(),
  medication: z.boolean().optional(),
  energy: level.optional(),
  friendlyToDogs: level.optional(),
  friendlyToCats: level.optional(),
  friendlyToChildren: level.optional(),
  hoursAlone: z.int().optional(),
  character: z.string().optional(),
  images: z.array(storedImage),
});
export type SharedPet = z.infer<typeof sharedPet>;

const images = { images: { maxFiles: uploadMaxFiles } };

export const petsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/pets",
    access: "user",
    summary: "The user's pets, those in use first.",
    response: z.object({ data: z.array(pet) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/pets",
    access: "user",
    summary: "Adds a pet.",
    body: petForm,
    multipart: images,
    status: 201,
    response: z.object({ data: pet }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/pets/{id}",
    access: "user",
    summary: "One of the user's pets.",
    params: z.object({ id: pathId }),
    response: z.object({ data: pet }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/pets/{id}",
    access: "user",
    summary: "Changes what is sent; pictures are added.",
    repeatable: true,
    params: z.object({ id: pathId }),
    body: petForm.partial().extend({
      isArchived: yesNo.optional(),
      /** Ids of pictures to take away. */
      removedImages: listOf(integerBetween(1, 999_999_999), uploadMaxFiles).optional(),
    }),
    multipart: images,
    response: z.object({ data: pet }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/pets/{id}",
    access: "user",
    summary: "Removes a pet; one that is in use can only be archived.",
    repeatable: true,
    params: z.object({ id: pathId }),
  }),
};
