import { addresses } from "#server/db/schema/addresses.ts";
import { ownCalendars } from "#server/db/schema/calendars.ts";
import { petImages } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { logIn } from "../factories/account.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeNotification } from "../factories/notifications.ts";
import { makeOwner, makePet } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { makeRequest } from "../factories/requests.ts";
import type { TestServer } from "../setup/test-server.ts";
import { testStart } from "../setup/test-server.ts";

/**
 * What two people have told us and nobody else may ever read, each in every way it could be written.
 * None of it occurs by chance in anything that is public.
 */
export const secrets = {
  "the last name": ["Verborgenaam"],
  "the e-mail address": ["zoekmijniet", "nooitgezien"],
  "the phone number": ["687654321", "6 87654321", "6 87 65 43 21"],
  "the street": ["Geheimesingel"],
  // Four digits alone turn up in the random headers of an answer sooner or later.
  "the house number": ["4711 zw"],
  "the postal code": ["3581 VX", "3581VX", "3581%20VX"],
  "the exact latitude": ["52.09173", "52,09173"],
  "the exact longitude": ["5.12839", "5,12839"],
  "the date of birth": ["1971-03-17"],
  "the company's numbers": ["87650123", "NL004495445B01"],
  "the chip number": ["528140000123457"],
  "the medication": ["Fenobarbital"],
  "how it is fed and walked": ["blikje met een deuk", "achterom langs het hek"],
  "what they write to each other": ["de sleutel ligt onder"],
  "what they agreed on": ["appeltaart"],
  "what they were told": ["Stiekempje"],
  "the address of their calendar": ["stiekemeagenda"],
} as const;

const person = {
  lastName: "Verborgenaam",
  phone: "+31687654321",
  birthOn: "1971-03-17",
} as const;

const home = {
  street: "Geheimesingel",
  houseNumber: "4711 zw",
  postalCode: "3581 VX",
  neighborhood: "Wittevrouwen",
  city: "Utrecht",
  citySlug: "utrecht",
  country: "Nederland",
  latitude: 52.0917353,
  longitude: 5.1283917,
  isPrecise: true,
  publicLatitude: 52.0941,
  publicLongitude: 5.1302,
} as const;

export type PlantedPeople = {
  sitter: { userId: number; profileId: number; token: string };
  owner: { userId: number; profileId: number; token: string };
  petId: number;
  requestId: number;
  /** Where the two write to each other. */
  roomId: number;
  /** What they agreed on. */
  bookingId: number;
  /** What the owner was told. */
  notificationId: number;
};

/** A published sitter and an owner with an active request, both with all that a profile can hold. */
export async function plantPeople({ platform, call }: TestServer): Promise<PlantedPeople> {
  const { db } = platform;
  const { user, profile } = await makeSitter(db, {
    user: {
      ...person,
      firstName: "Sanne",
      email: "zoekmijniet@example.test",
      pendingEmail: "nooitgezien@example.test",
    },
    profile: {
      professionalTypes: ["professional_pet_sitter"],
      companyName: "Bij Bobbie",
      kvkNumber: "87650123",
      vatNumber: "NL004495445B01",
    },
    address: home,
  });
  const sitter = { userId: user.id, profileId: profile.id, token: await logIn(db, user.id) };

  const made = await makeOwner(db, {
    ...person,
    firstName: "Tess",
    email: "nooitgezien@example.test",
  });
  const owner = { userId: made.user.id, profileId: made.profileId, token: made.token };
  await db
    .insert(addresses)
    .values({ ...home, userId: owner.userId, changedAt: new Date(testStart) });
  const image = { widths: [320], width: 320, height: 240, placeholder: "" };
  await db
    .insert(profileImages)
    .values({ ...image, profileId: owner.profileId, key: "profiles/2/face", position: 0 });
  const pet = await makePet(db, owner.profileId, {
    race: "beagle",
    birthOn: "2021-03-04",
    chipNumber: "528140000123457",
    medication: "Fenobarbital, twee keer per dag.",
    feeding: "Het blikje met een deuk.",
    walking: "Ga achterom langs het hek.",
    character: "Een lieverd.",
  });
  await db.insert(petImages).values({ ...image, petId: pet.id, key: "pets/x/moos" });
  const request = await makeRequest(db, owner.profileId, { petIds: [pet.id] });

  // Saved by themselves as well, so that whatever is derived from a profile is derived of these.
  const saves = [
    ["PUT", "/api/user", sitter.token, { reached_registration_end: true }],
    ["PUT", "/api/user", sitter.token, { profile: { published: true, radius_km: 15 } }],
    ["PUT", "/api/user", owner.token, { reached_registration_end: true }],
    ["PUT", "/api/request", owner.token, { title: "Wie past op Moos" }],
    ["PUT", "/api/request/activation", owner.token, { is_activated: true }],
  ] as const;
  for (const [method, path, as, body] of saves) {
    const { statusCode, body: answer } = await call(method, path, { as, body });
    if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${answer}`);
  }
  const roomId = await makeRoom(db, { sitter, owner });
  await makeMessage(db, roomId, { text: "Tot morgen, de sleutel ligt onder de mat." });
  const details = "De code van het kastje is appeltaart.";
  const about = { petIds: [pet.id], details };
  const bookingId = await makeBooking(db, { sitter, owner, roomId }, about);
  const url = "https://agenda.example.org/stiekemeagenda/basic.ics";
  const nextReadAt = new Date(testStart);
  await db.insert(ownCalendars).values({ profileId: sitter.profileId, url, nextReadAt });
  const { id: notificationId } = await makeNotification(db, {
    userId: owner.userId,
    profileId: owner.profileId,
    otherProfileId: sitter.profileId,
    params: { pets: "Stiekempje" },
  });
  return { sitter, owner, petId: pet.id, requestId: request.id, roomId, bookingId, notificationId };
}

/** Which of the secrets stand in a text, by their names. */
export function secretsIn(text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(secrets)
    .filter(([, spellings]) => spellings.some((each) => lower.includes(each.toLowerCase())))
    .map(([name]) => name);
}
