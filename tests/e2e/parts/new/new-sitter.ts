import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "#contract/shared/locale.ts";
import { scenes, takeFromStock } from "../stock/stock.ts";
import { inDays } from "./in-days.ts";
import { createConfirmedAccount, type NewAccount } from "./new-account.ts";

/** What nobody but the sitter may ever see; a journey looks for it in the page. */
export const planted = {
  lastName: "Verborgennaam",
  street: "Geheimelaan",
  houseNumber: "4711",
  postalCode: "3581 VX",
  phone: "+31687654321",
} as const;

export type NewSitter = {
  id: number;
  email: string;
  token: string;
  path: string;
  firstName: string;
};

const art = join(import.meta.dirname, "../../../../web/ui/art");

/** A published sitter in Utrecht with all that a profile can have, made the way people make one. */
export async function createSitter(
  request: APIRequestContext,
  language: Locale,
  { firstName = "Sanne", pictures = [...scenes] }: { firstName?: string; pictures?: string[] } = {},
): Promise<NewSitter> {
  const kind = { language, profileType: "pet_sitter", isConfirmed: true, pictures } as const;
  const { email, token } =
    (await takeFromStock(request, kind)) ?? (await signUpWithPictures(request, language, pictures));
  const headers = { Authorization: `Bearer ${token}` };
  const address = await request.put("/api/user/address", {
    headers,
    data: {
      street: planted.street,
      house_number: planted.houseNumber,
      postal_code: planted.postalCode,
      neighborhood: "Wittevrouwen",
      city: "Utrecht",
    },
  });
  expect(address.status(), `address: ${await address.text()}`).toBe(200);

  const { lastName: last_name, phone } = planted;
  const saved = await request.put("/api/user", {
    headers,
    data: { first_name: firstName, last_name, phone, profile },
  });
  expect(saved.status(), `profile: ${await saved.text()}`).toBe(200);
  const published = await request.put("/api/user", {
    headers,
    data: { profile: { published: true } },
  });
  expect(published.status(), `publishing: ${await published.text()}`).toBe(200);
  const { data } = (await published.json()) as { data: { profile: { id: number } } };
  const { id } = data.profile;
  return { id, email, token, firstName, path: `/gezocht/utrecht/${id}` };
}

async function signUpWithPictures(
  request: APIRequestContext,
  language: Locale,
  pictures: readonly string[],
): Promise<NewAccount> {
  const account = await createConfirmedAccount(request, language, "pet_sitter");
  for (const name of pictures) {
    const buffer = await sharp(join(art, `scene-${name}.svg`), { density: 300 })
      .resize({ width: 1_600 })
      .jpeg()
      .toBuffer();
    const answer = await request.post("/api/user", {
      headers: { Authorization: `Bearer ${account.token}` },
      multipart: {
        _method: "PUT",
        "images[]": { name: `${name}.jpg`, mimeType: "image/jpeg", buffer },
      },
    });
    expect(answer.status(), `picture: ${await answer.text()}`).toBe(200);
  }
  return account;
}

const dayParts = ["morning", "afternoon", "evening"];

const profile = {
  headline: "Rustige dierenvriend met een grote tuin",
  about:
    "Ik werk drie dagen per week in de bibliotheek. Thuis woont Bobbie, een hond van zes die alles en iedereen vriendelijk vindt.\n\nJe dier mag bij mij op de bank. Ik stuur elke dag een foto, en ik bel je als ik iets niet vertrouw. Liever een keer te vaak dan te laat.",
  languages: ["nl", "en"],
  services: [
    { service_type: "house_visit", price_cents: 1200, minutes: 30, extra_animal_cents: 300 },
    { service_type: "dog_walking_service", price_cents: 1450, minutes: 60 },
    { service_type: "daycare_at_sitter_home", price_cents: 2500, extra_animal_cents: 800 },
    { service_type: "day_and_night_care_at_owner_home", price_cents: 4200 },
  ],
  radius_km: 10,
  animal_categories: ["dog", "cat", "rabbit", "rodent"],
  animal_sizes: ["SMALL", "MEDIUM"],
  energy_levels: ["LOW", "MEDIUM"],
  races: ["labrador-retriever"],
  max_animals: 3,
  experience_with_medication: true,
  own_animals: ["dog"],
  home: { garden: true, car: true, non_smoking: true, children_at_home: false },
  experience_years: 8,
  education: "Mbo dierverzorging, en daarna vijf jaar in een asiel gewerkt.",
  diplomas: [{ name: "EHBO voor huisdieren", institute: "Oranje Kruis", year: 2023 }],
  extra_services: [
    { kind: "watering_plants" },
    { kind: "post" },
    { kind: "pick_up_and_bring_back", price_cents: 500 },
  ],
  professional_types: ["professional_pet_sitter"],
  company_name: "Bij Bobbie",
  kvk_number: "87654321",
  availability: [
    { weekday: "MONDAY", parts: dayParts },
    { weekday: "TUESDAY", parts: dayParts },
    { weekday: "WEDNESDAY", parts: ["morning", "evening"] },
    { weekday: "THURSDAY", parts: dayParts },
    { weekday: "FRIDAY", parts: [...dayParts, "night"] },
    { weekday: "SATURDAY", parts: ["evening", "night"] },
  ],
  availability_periods: [
    { kind: "away", start_date: inDays(6), end_date: inDays(11) },
    { kind: "available", start_date: inDays(20), end_date: inDays(22) },
  ],
};
