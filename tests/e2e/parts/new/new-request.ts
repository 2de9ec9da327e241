import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { inDays } from "./in-days.ts";
import { createAccount, createConfirmedAccount } from "./new-account.ts";

/** What nobody but the owner may ever see; a journey looks for it in the page. */
export const plantedAtOwner = {
  lastName: "Verborgenbaas",
  street: "Stillekade",
  houseNumber: "8123",
  postalCode: "3581 GB",
} as const;

export type NewOwner = { email: string; token: string; firstName: string };

/** An owner in Utrecht who has signed up to the end and confirmed their address. */
export async function createOwner(
  request: APIRequestContext,
  language: Locale,
  { firstName = "Noor", isConfirmed = true } = {},
): Promise<NewOwner> {
  const create = isConfirmed ? createConfirmedAccount : createAccount;
  const { email, token } = await create(request, language);
  const headers = { Authorization: `Bearer ${token}` };
  const address = await request.put("/api/user/address", {
    headers,
    data: {
      street: plantedAtOwner.street,
      house_number: plantedAtOwner.houseNumber,
      postal_code: plantedAtOwner.postalCode,
      neighborhood: "Wittevrouwen",
      city: "Utrecht",
    },
  });
  expect(address.status(), `address: ${await address.text()}`).toBe(200);
  const named = await request.put("/api/user", {
    headers,
    data: { first_name: firstName, last_name: plantedAtOwner.lastName },
  });
  expect(named.status(), `names: ${await named.text()}`).toBe(200);
  return { email, token, firstName };
}

/** The owner's request for a dog, shown to sitters; with the path of its page. */
export async function createRequest(
  request: APIRequestContext,
  { token }: Pick<NewOwner, "token">,
  title = "Lieve oppas gezocht voor Moos",
): Promise<{ id: number; path: string }> {
  const headers = { Authorization: `Bearer ${token}` };
  const pet = await request.post("/api/pets", {
    headers,
    multipart: { name: "Moos", category: "dog", medication: "Elke ochtend een half pilletje." },
  });
  expect(pet.status(), `pet: ${await pet.text()}`).toBe(201);
  const made = await request.post("/api/request", {
    headers,
    data: {
      title,
      description: "Moos wandelt graag en slaapt veel.",
      service_types: ["house_visit", "dog_walking_service"],
      animals: [((await pet.json()) as { data: { id: number } }).data.id],
      start_date: inDays(30),
      end_date: inDays(34),
      budget_cents: 1_500,
      budget_unit: "visit",
    },
  });
  expect(made.status(), `request: ${await made.text()}`).toBe(201);
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const data = { is_activated: true };
  const shown = await request.put("/api/request/activation", { headers, data });
  expect(shown.status(), `activation: ${await shown.text()}`).toBe(200);
  return { id, path: `/werk/utrecht/${id}` };
}
