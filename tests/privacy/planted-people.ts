import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { ownCalendars } from "#server/db/schema/calendars.ts";
import {
  logbookActivities,
  logbookTasks,
  logbookWalkPoints,
  logbookWalks,
} from "#server/db/schema/logbooks.ts";
import { petImages } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { logIn } from "../factories/account.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeIntakeForm, plantedCodes, wholeFormSent } from "../factories/intake-forms.ts";
import {
  changeLogbook,
  makeLogbookImage,
  makeLogbookOf,
  makeVisit,
} from "../factories/logbooks.ts";
import { makeNotification } from "../factories/notifications.ts";
import { makePayment } from "../factories/payments.ts";
import { makeOwner, makePet } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { makeReport } from "../factories/reports.ts";
import { makeRequest } from "../factories/requests.ts";
import { makeEndedBooking, makeReview } from "../factories/reviews.ts";
import type { TestServer } from "../setup/test-server.ts";
import { testStart } from "../setup/test-server.ts";

/**
 * What two people have told us and nobody else may ever read, each in every way it could be written.
 * None of it occurs by chance in anything that is public.
 */
export const secrets = {
  "the last name": ["Verborgenaam"],
  "what was reported": ["tuinbeeld", "mijn geheime nummer"],
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
  "the codes of the house": Object.values(plantedCodes),
  "what they were told": ["Stiekempje"],
  "the address of their calendar": ["stiekemeagenda"],
  "what they note for each other": ["klemmende achterdeur", "planten op zolder"],
  "what happened during a visit": ["kussen kapotgebeten", "pilletje uitgespuugd", "modderpoot"],
  "where they walked": ["52.07391", "52,07391", "5.06482", "5,06482"],
  "where they checked in": ["52.07467", "52,07467", "5.06557", "5,06557"],
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
  /** What happens meanwhile, and the link that shows it to others. */
  logbookId: number;
  shareToken: string;
  /** What the owner was told. */
  notificationId: number;
  /** What the owner reported of the sitter. */
  reportId: number;
  /** What the owner paid. */
  paymentId: number;
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
  await makeIntakeForm(db, owner.profileId, bookingId);
  const body = wholeFormSent([pet.id]);
  for (const path of [`/api/booking/${bookingId}/intake`, "/api/intakeForm"]) {
    const { statusCode, body: answer } = await call("PUT", path, { as: owner.token, body });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${answer}`);
  }
  const url = "https://agenda.example.org/stiekemeagenda/basic.ics";
  const nextReadAt = new Date(testStart);
  await db.insert(ownCalendars).values({ profileId: sitter.profileId, url, nextReadAt });
  const { id: notificationId } = await makeNotification(db, {
    userId: owner.userId,
    profileId: owner.profileId,
    otherProfileId: sitter.profileId,
    params: { pets: "Stiekempje" },
  });
  const logbookId = await makeLogbookOf(db, bookingId);
  await makeReview(db, { sitter, owner, roomId }, { text: "Wat een fijn huis om op te passen." });
  await makeReview(db, { sitter, owner, roomId }, { side: "pet_sitter", isShown: false });
  await makeEndedBooking(db, { sitter, owner, roomId });
  const reportId = await makeReport(db, {
    reporterUserId: owner.userId,
    aboutUserId: sitter.userId,
    subjectId: sitter.profileId,
    text: "Hij wilde het geld onder het tuinbeeld.",
    evidence: { about: "Bel mijn geheime nummer." },
  });
  const paymentId = await makePayment(db, { ...owner, profileType: "pet_owner" });
  const shareToken = "a".repeat(43);
  await plantLogbook(db, logbookId, { shareToken });
  const ids = { petId: pet.id, requestId: request.id, roomId, bookingId, logbookId, shareToken };
  return { sitter, owner, ...ids, notificationId, reportId, paymentId };
}

/** A stay that is over and shared, with all that a logbook can hold. */
async function plantLogbook(
  db: Db,
  logbookId: number,
  { shareToken }: { shareToken: string },
): Promise<void> {
  const completedAt = new Date(testStart);
  const ownerNotes = "Let op de klemmende achterdeur.";
  await changeLogbook(db, logbookId, {
    completedAt,
    shareToken,
    sharedAt: completedAt,
    ownerNotes,
    // These are for whoever has the link.
    sitterNotes: "Het was een fijne week.",
  });
  const [checkInAt, at] = [new Date("2026-11-15T08:00:00Z"), new Date("2026-11-15T08:30:00Z")];
  const entryId = await makeVisit(db, logbookId, {
    checkInAt,
    checkOutAt: new Date("2026-11-15T09:00:00Z"),
    checkInLat: 52.07467,
    checkInLng: 5.06557,
    checkOutLat: 52.07467,
    checkOutLng: 5.06557,
    note: "Er is een kussen kapotgebeten.",
  });
  const note = "Het pilletje uitgespuugd, later opnieuw gegeven.";
  const [activity] = await db
    .insert(logbookActivities)
    .values({ logbookId, entryId, kind: "medication", note, doneAt: at })
    .returning({ id: logbookActivities.id });
  const caption = "Een modderpoot op de bank";
  await makeLogbookImage(db, logbookId, {
    entryId,
    activityId: activity?.id,
    caption,
    takenAt: at,
  });
  await db.insert(logbookTasks).values({ logbookId, position: 0, text: "De planten op zolder" });
  const [walk] = await db
    .insert(logbookWalks)
    .values({
      logbookId,
      entryId,
      startedAt: checkInAt,
      endedAt: at,
      distanceM: 1_200,
      seconds: 1_800,
      clientId: "0b3c5d7e-1f2a-4b3c-8d4e-5f6a7b8c9d0e",
      lines: [
        [
          [52.07391, 5.06482],
          [52.07591, 5.06682],
        ],
      ],
    })
    .returning({ id: logbookWalks.id });
  const point = { walkId: walk?.id ?? 0, lat: 52.07391, lng: 5.06482 };
  await db.insert(logbookWalkPoints).values([
    { ...point, at: checkInAt },
    { ...point, at },
  ]);
}

/** Which of the secrets stand in a text, by their names. */
export function secretsIn(text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(secrets)
    .filter(([, spellings]) => spellings.some((each) => lower.includes(each.toLowerCase())))
    .map(([name]) => name);
}
