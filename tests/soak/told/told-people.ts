import type { Db } from "#server/db/database.ts";
import { notificationPreferences, pushSubscriptions } from "#server/db/schema/notifications.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { offerAll } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeHome } from "#tests/factories/logbooks.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import type { PushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { amsterdamClock, plusDays } from "../money/plain-days.ts";
import type { Random } from "../random.ts";
import {
  type Choices,
  dayMs,
  type Facts,
  type Pair,
  type Person,
  type Side,
  type Town,
} from "./facts.ts";

export const towns: Record<Town, { lat: number; lng: number }> = {
  Utrecht: { lat: 52.0931, lng: 5.1251 },
  Groningen: { lat: 53.2194, lng: 6.5665 },
};

type Parts = { random: Random; start: number; push: PushReceiver; pairs: number; others: number };

/** Pairs in contact, and others who look for somebody or offer themselves; each told as they like it. */
export async function makeTellable(db: Db, parts: Parts): Promise<Facts> {
  const { random, start } = parts;
  const facts: Facts = { people: [], pairs: [], requests: [], sitters: [], alerts: [] };
  const drawTown = (): Town => random.pick(["Utrecht", "Utrecht", "Groningen"] as const);

  async function person(userId: number, profileId: number, side: Side): Promise<Person> {
    const now = new Date(start);
    const { token } = await startSession(db, { userId, device: "Soak", now });
    const choices = drawChoices(random);
    const quiet = random.chance(0.3) ? random.pick(quietHours) : null;
    const browsers = await subscribe(db, parts, userId);
    await db.insert(notificationPreferences).values({
      userId,
      choices,
      quietFrom: quiet?.from ?? null,
      quietUntil: quiet?.until ?? null,
    });
    const made = { userId, profileId, token, side, choices, quiet, browsers };
    facts.people.push(made);
    return made;
  }

  async function sitter(isShown: boolean): Promise<Person> {
    const town = drawTown();
    const { lat, lng } = towns[town];
    const longAgo = new Date(start - 90 * dayMs);
    const { user, profile } = await makeSitter(db, {
      profile: {
        publishedAt: isShown ? longAgo : null,
        firstPublishedAt: isShown ? longAgo : null,
      },
      address: { latitude: lat, longitude: lng, publicLatitude: lat, publicLongitude: lng },
    });
    await offerAll(db, profile.id);
    await addSearchRows(db, [user.id]);
    const made = await person(user.id, profile.id, "pet_sitter");
    const firstShownAt = isShown ? longAgo.getTime() : null;
    facts.sitters.push({ person: made, town, firstShownAt, isShown });
    return made;
  }

  async function owner(request: "none" | "shown" | "hidden") {
    const { user, profileId } = await makeOwner(db);
    const town = drawTown();
    await makeHome(db, user.id, towns[town]);
    const { id: petId } = await makePet(db, profileId);
    const made = await person(user.id, profileId, "pet_owner");
    if (request !== "none") {
      const isActive = request === "shown";
      const longAgo = start - 40 * dayMs;
      // Some of them come to thirty days in this week.
      const wantedAt = isActive ? start - 30 * dayMs + (random.whole(14) - 7) * dayMs + 1 : null;
      const startOn = plusDays(amsterdamClock(start).day, 20);
      const { id } = await makeRequest(db, profileId, {
        petIds: [petId],
        startOn,
        endOn: startOn,
        lastOn: startOn,
        isActivated: isActive,
        firstActivatedAt: isActive ? new Date(longAgo) : null,
        wantedAt: wantedAt === null ? null : new Date(wantedAt),
      });
      const firstShownAt = isActive ? longAgo : null;
      facts.requests.push({ id, owner: made, town, isActive, wantedAt, firstShownAt });
    }
    return { person: made, petId };
  }

  const known: Person[] = [];
  for (let nr = 0; nr < parts.pairs; nr += 1) {
    // Some sitters have several owners: their day has more than one house.
    if (known.length === 0 || random.chance(0.7)) known.push(await sitter(true));
    const theirs = random.chance(0.6) ? known.at(-1) : random.pick(known);
    if (!theirs) throw new Error("there is no sitter");
    const mine = await owner(random.pick(["none", "none", "shown"] as const));
    facts.pairs.push(await inContact(db, { owner: mine, sitter: theirs, random, start }));
  }
  for (let nr = 0; nr < parts.others; nr += 1) {
    if (random.chance(0.5)) await sitter(random.chance(0.4));
    else await owner(random.pick(["none", "shown", "hidden"] as const));
  }
  return facts;
}

type Contact = {
  owner: { person: Person; petId: number };
  sitter: Person;
  random: Random;
  start: number;
};

async function inContact(db: Db, { owner, sitter, random, start }: Contact): Promise<Pair> {
  const contact = random.chance(0.3) ? "pending" : "accepted";
  // Accepted lately, or so long ago that nobody asks any more.
  const since = random.chance(0.5) ? random.whole(3 * 24 * 60) * 60_000 : 20 * dayMs;
  const contactSince = start - since;
  const roomId = await makeRoom(
    db,
    { owner: owner.person, sitter },
    { acceptanceStatus: contact, statusChangedAt: new Date(contactSince) },
  );
  return {
    owner: owner.person,
    sitter,
    roomId,
    petIds: [owner.petId],
    contact,
    contactSince,
    bookings: [],
  };
}

/** Past midnight, over noon, and those of somebody who works at night. */
const quietHours = [
  { from: "22:00", until: "07:00" },
  { from: "02:15", until: "04:45" },
  { from: "09:00", until: "17:30" },
] as const;

function drawChoices(random: Random): Choices {
  const draw = () => ({ email: random.chance(0.85), push: random.chance(0.85) });
  const [messages, bookings, logbook] = [draw(), draw(), draw()];
  const [reviews, alerts, reminders] = [draw(), draw(), draw()];
  return { messages, bookings, logbook, reviews, alerts, reminders };
}

async function subscribe(db: Db, { random, push }: Parts, userId: number): Promise<string[]> {
  const paths: string[] = [];
  const count = random.pick([0, 0, 1, 1, 2]);
  for (let nr = 0; nr < count; nr += 1) {
    const { endpoint, keys } = push.subscribe();
    await db.insert(pushSubscriptions).values({ userId, endpoint, ...keys });
    paths.push(new URL(endpoint).pathname);
  }
  return paths;
}
