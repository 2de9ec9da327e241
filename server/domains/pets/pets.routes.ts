import { petsEndpoints } from "#contract/pets.ts";
import { filesNamed } from "#server/platform/http/body.ts";
import { discardImages } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { PetPorts } from "./pets.ports.ts";
import {
  createPet,
  getOwnPet,
  listOwnPets,
  prepareNewPet,
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
      data: await createPet({ ...platform, db }, body, prepared),
    }),
    discard: ({ images }) => discardImages(platform.storage, images),
  });

  bind(petsEndpoints.get, async ({ viewer, params, db }) => ({
    data: await getOwnPet(db, viewer, params.id),
  }));

  bind(petsEndpoints.update, async ({ viewer, params, body, files, locale }) => {
    const images = filesNamed(files, "images");
    return { data: await updatePet(platform, viewer, params.id, body, images, locale) };
  });

  bind(petsEndpoints.remove, async ({ viewer, params }) =>
    removePet(platform, ports, viewer, params.id),
  );
}
