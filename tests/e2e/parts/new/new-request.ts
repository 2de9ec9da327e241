import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { mailedLink } from "../mailbox.ts";
import { inDays } from "./in-days.ts";
import { csrfHeader } from "./new-account.ts";

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
  const email = `owner-${randomUUID()}@kwispel.test`;
  const made = await request.post("/api/registerUser/pet_owner", {
    headers: { ...(await csrfHeader(request)), "Accept-Language": language },
    data: {
      first_name: firstName,
      last_name: plantedAtOwner.lastName,
      email,
      password: "gietijzeren hangmat zeehond",
      birth_date: "1990-05-01",
      terms: true,
    },
  });
  expect(made.status(), `sign-up: ${await made.text()}`).toBe(201);
  const { token } = (await made.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  if (isConfirmed) {
    const link = await mailedLink(request, email, "confirm");
    const data = { token: decodeURIComponent(link.split("/").at(-1) ?? "") };
    const confirmed = await request.post("/api/confirmAccount", { data });
    expect(confirmed.ok(), `confirmed: ${await confirmed.text()}`).toBe(true);
  }
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
  const finished = await request.put("/api/user", {
    headers,
    data: { reached_registration_end: true },
  });
  expect(finished.status(), `end of sign-up: ${await finished.text()}`).toBe(200);
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
