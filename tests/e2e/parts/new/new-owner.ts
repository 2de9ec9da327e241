import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { createConfirmedAccount, type NewAccount } from "./new-account.ts";
import { planted } from "./new-sitter.ts";

export const plantedPet = {
  chipNumber: "528140000123457",
  medication: "Fenobarbital",
  feeding: "blikje met een deuk",
} as const;

export type NewOwner = NewAccount & { profileId: number; petId: number; requestId: number };

/** An owner in Utrecht with a dog and a request that sitters can see. */
export async function createOwner(
  request: APIRequestContext,
  language: Locale,
  title = "Wie past op Moos",
): Promise<NewOwner> {
  const account = await createConfirmedAccount(request, language);
  const headers = { Authorization: `Bearer ${account.token}` };
  await send("address", () =>
    request.put("/api/user/address", {
      headers,
      data: {
        street: planted.street,
        house_number: planted.houseNumber,
        postal_code: planted.postalCode,
        neighborhood: "Wittevrouwen",
        city: "Utrecht",
      },
    }),
  );
  const user = await send("names", () =>
    request.put("/api/user", {
      headers,
      data: { last_name: planted.lastName, phone: planted.phone },
    }),
  );
  const pet = await send("pet", () =>
    request.post("/api/pets", {
      headers,
      data: {
        name: "Moos",
        category: "dog",
        race: "beagle",
        chip_number: plantedPet.chipNumber,
        medication: plantedPet.medication,
        feeding: plantedPet.feeding,
      },
    }),
  );
  const made = await send("request", () =>
    request.post("/api/request", {
      headers,
      data: {
        title,
        description: "Een rustige hond die graag wandelt.",
        service_types: ["house_visit"],
        animals: [pet.id],
        recurring: true,
        weekdays: [{ weekday: "FRIDAY", parts: ["morning"] }],
      },
    }),
  );
  await send("activation", () =>
    request.put("/api/request/activation", { headers, data: { is_activated: true } }),
  );
  return { ...account, profileId: user.profile?.id ?? 0, petId: pet.id, requestId: made.id };
}

type Answer = { id: number; profile?: { id: number } };

async function send(
  what: string,
  ask: () => ReturnType<APIRequestContext["post"]>,
): Promise<Answer> {
  const answer = await ask();
  const text = await answer.text();
  expect(answer.ok(), `${what}: ${text}`).toBe(true);
  return (text === "" ? {} : ((JSON.parse(text) as { data?: Answer }).data ?? {})) as Answer;
}
