import type { Pet } from "#contract/pets.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import type { OnProgress } from "#web/lib/api/transport.ts";
import type { fullPetBody } from "./editor/pet-details.ts";
import type { petBody } from "./editor/pet-values.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
type Body = ReturnType<typeof petBody>;
type FullBody = ReturnType<typeof fullPetBody>;

export async function savePet(pet: Pet | null, body: Body, picture: Blob | null): Promise<Pet> {
  const files = { images: picture ? [picture] : [] };
  if (pet) {
    // The form has one picture: a new one takes the place of the old.
    const removedImages = picture ? pet.images.map(({ id }) => id) : [];
    const params = { id: String(pet.id) };
    const update = { ...body, ...(removedImages.length > 0 ? { removedImages } : {}) };
    return (await api.call("pets.update", { params, body: update }, { files })).data;
  }
  const { category } = body;
  if (!category) throw new TypeError("a pet has a category");
  return (await api.call("pets.create", { body: { ...body, category } }, { files })).data;
}

type Sending = {
  pictures: readonly Blob[];
  removedImages: number[];
  onProgress: OnProgress;
  signal: AbortSignal;
};

const tries = createTries();

export async function savePetInFull(
  pet: Pet | null,
  body: FullBody,
  { pictures, removedImages, onProgress, signal }: Sending,
): Promise<Pet> {
  const options = { files: { images: pictures }, signal, onProgress };
  if (pet) {
    const params = { id: String(pet.id) };
    const update = { ...body, ...(removedImages.length > 0 ? { removedImages } : {}) };
    return (await api.call("pets.update", { params, body: update }, options)).data;
  }
  const { category } = body;
  if (!category) throw new TypeError("a pet has a category");
  const idempotencyKey = tries.keyFor([body, pictures.map(({ size }) => size)]);
  const input = { body: { ...body, category } };
  const made = await api.call("pets.create", input, { ...options, idempotencyKey });
  tries.answered();
  return made.data;
}

/** Out of sight, or back among the others. */
export async function archivePet(pet: Pet, isArchived: boolean): Promise<void> {
  await api.call("pets.update", { params: { id: String(pet.id) }, body: { isArchived } });
}

export async function removePet(pet: Pet): Promise<void> {
  await api.call("pets.remove", { params: { id: String(pet.id) } });
}
