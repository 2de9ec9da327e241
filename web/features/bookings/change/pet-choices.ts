import { petsEndpoints } from "#contract/pets.ts";
import { api } from "#web/lib/api/browser-api.ts";

/** Imported dynamically: the owner's pets that are not archived. */
export async function listOwnPets(): Promise<{ id: number; name: string }[]> {
  const { data } = await api.call(petsEndpoints.list, {});
  return data.filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ id, name }));
}
