import { petsEndpoints } from "#contract/pets.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
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

export function bindPets({ bind }: DomainEntries<{ ports: PetPorts }>): void {
  bind(petsEndpoints.list, async (ctx) => ({ data: await listOwnPets(ctx) }));

  bind(petsEndpoints.create, {
    prepare: (ctx, { body, files }) =>
      prepareNewPet(ctx, { form: body, files: filesNamed(files, "images") }),
    run: async (ctx, { body, prepared }) => ({
      data: await createPet(ctx, { form: body, prepared }),
    }),
    discard: (ctx, { images }) => discardUploads(ctx, images),
  });

  bind(petsEndpoints.get, async (ctx, { params }) => ({
    data: await getOwnPet(ctx, { petId: params.id }),
  }));

  bind(petsEndpoints.update, {
    prepare: (ctx, { params, body, files }) =>
      preparePetUpdate(ctx, {
        petId: params.id,
        change: body,
        files: filesNamed(files, "images"),
      }),
    run: async (ctx, { params, body, prepared }) => ({
      data: await updatePet(ctx, { petId: params.id, change: body, prepared }),
    }),
    discard: (ctx, { images }) => discardUploads(ctx, images),
  });

  bind(petsEndpoints.remove, (ctx, { params }) => removePet(ctx, { petId: params.id }));
}
