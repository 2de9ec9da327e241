import { petsEndpoints } from "#contract/pets.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { PetPorts } from "./pets.ports.ts";
import {
  createPet,
  getOwnPet,
  listOwnPets,
  prepareNewPet,
  preparePetUpdate,
  removePet,
  updatePet,
} from "./pets.service.ts";

export function bindPets(platform: Platform, ports: PetPorts): void {
  const { bind } = platform;

  bind(petsEndpoints.list, async ({ viewer, db }) => ({ data: await listOwnPets(db, viewer) }));

  bind(petsEndpoints.create, {
    prepare: ({ viewer, body, files, locale }) =>
      prepareNewPet(platform, viewer, body, filesNamed(files, "images"), locale),
    run: async ({ body, db }, prepared) => ({
      data: await createPet(platform, db, body, prepared),
    }),
    discard: ({ images }) => discardUploads(platform, images),
  });

  bind(petsEndpoints.get, async ({ viewer, params, db }) => ({
    data: await getOwnPet(db, viewer, params.id),
  }));

  bind(petsEndpoints.update, {
    prepare: ({ viewer, params, body, files, locale }) =>
      preparePetUpdate(platform, viewer, params.id, body, filesNamed(files, "images"), locale),
    run: async ({ viewer, params, body, db, locale }, prepared) => ({
      data: await updatePet(platform, db, viewer, params.id, body, prepared, locale),
    }),
    discard: ({ images }) => discardUploads(platform, images),
  });

  bind(petsEndpoints.remove, async ({ viewer, params }) =>
    removePet(platform, ports, viewer, params.id),
  );
}
