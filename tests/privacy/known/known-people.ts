import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { daysKnownAfterEnd, type Tie } from "#contract/privacy/what-may-be-known.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { requests } from "#server/db/schema/requests.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeIntakeForm, plantedCodes, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { makeHome, makeLogbookOf } from "#tests/factories/logbooks.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { type TestServer, testStart } from "#tests/setup/test-server.ts";

/** An owner and a sitter who have all facts, and how they stand to each other. */
export type Tied = BookingPair & {
  /** One at the owner's home and one at the sitter's; none while nothing was asked. */
  bookingIds: number[];
  logbookIds: number[];
};

const now = Date.parse(testStart);
const inDays = (days: number) => new Date(now + days * dayMs);
const day = (at: Date) => at.toISOString().slice(0, 10);

/** What of each side stands somewhere if it is known, as JSON has it. */
export const planted = {
  pet_owner: {
    lastName: "Vandeplantage",
    phone: "+31611112222",
    street: "Geheimesingel",
    neighborhood: "Oudwijkse Buurt",
    exact: { lat: 52.0912345, lng: 5.1298765 },
    shown: { lat: 52.0931, lng: 5.1251 },
  },
  pet_sitter: {
    lastName: "Zonderlingmeer",
    phone: "+31633334444",
    street: "Verborgenlaan",
    neighborhood: "Lombokse Buurt",
    exact: { lat: 52.1012345, lng: 5.1398765 },
    shown: { lat: 52.1037, lng: 5.1362 },
  },
} as const;

export const plantedInForm = {
  codes: Object.values(plantedCodes),
  emergency: ["Dierenkliniek Oost", "0687654321"],
  care: ["Apoquel", "Mannen met petten"],
  agreements: ["De plant bij het raam"],
};

async function settle(server: TestServer, userId: number, side: ProfileType): Promise<void> {
  const { db } = server.platform;
  const { lastName, phone, street, neighborhood, exact, shown } = planted[side];
  await makeHome(db, userId, exact);
  await db.update(users).set({ lastName, phone }).where(eq(users.id, userId));
  await db
    .update(addresses)
    .set({ street, neighborhood, publicLatitude: shown.lat, publicLongitude: shown.lng })
    .where(eq(addresses.userId, userId));
  await addSearchRows(db, [userId]);
}

/** When each of these is, and what became of it. */
const bookingsOf: Partial<Record<Tie, { from: number; until: number } & Record<string, unknown>>> =
  {
    asked: { from: 30, until: 37, status: "pending", awaiting: "pet_sitter", acceptedAt: null },
    declined: { from: 30, until: 37, status: "declined", acceptedAt: null, closedAt: inDays(-1) },
    ahead: { from: 30, until: 37 },
    running: { from: -2, until: 5 },
    endedLately: closed(-daysKnownAfterEnd + 0.1, "completed"),
    ended: closed(-daysKnownAfterEnd - 0.1, "completed"),
    cancelledAhead: {
      from: 30,
      until: 37,
      status: "closed",
      closedReason: "cancelled",
      closedAt: inDays(-1),
    },
    handover: { from: -2, until: 5 },
    blocked: { from: 30, until: 37 },
    blockedLately: closed(-0.5, "completed"),
    banned: { from: 30, until: 37 },
    deleted: closed(-2, "completed"),
  };

function closed(until: number, closedReason: "completed") {
  const closedAt = inDays(until);
  return { from: until - 5, until, status: "closed", closedReason, closedAt };
}

const services = { owner_home: "house_visit", sitter_home: "daycare_at_sitter_home" } as const;

/** `about` is whom the facts are about: whoever is banned, or leaves. */
export async function tie(server: TestServer, how: Tie, about: ProfileType): Promise<Tied> {
  const { db } = server.platform;
  const pair = await makeBookingPair(db);
  await settle(server, pair.owner.userId, "pet_owner");
  await settle(server, pair.sitter.userId, "pet_sitter");
  const planned = bookingsOf[how];
  const tied: Tied = { ...pair, bookingIds: [], logbookIds: [] };
  if (!planned) return tied;
  const { from, until, ...state } = planned;
  for (const place of ["owner_home", "sitter_home"] as const) {
    const petIds = pair.petIds;
    const id = await makeBooking(db, pair, { place, serviceType: services[place], petIds });
    await makeIntakeForm(db, pair.owner.profileId, id);
    const saved = await server.call("PUT", `/api/booking/${id}/intake`, {
      as: pair.owner.token,
      body: formFor(place, petIds),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    tied.logbookIds.push(await makeLogbookOf(db, id));
    const [startsAt, endsAt] = [inDays(from), inDays(until)];
    const days = { startsAt, endsAt, startOn: day(startsAt), endOn: day(endsAt) };
    await db
      .update(bookings)
      .set({ ...days, ...state } as object)
      .where(eq(bookings.id, id));
    tied.bookingIds.push(id);
  }
  await cut(server, tied, how, about);
  return tied;
}

function formFor(place: "owner_home" | "sitter_home", petIds: readonly number[]) {
  const { house, ...rest } = wholeFormSent(petIds);
  return place === "owner_home" ? { house, ...rest } : rest;
}

async function cut(
  server: TestServer,
  { owner, sitter, bookingIds }: Tied,
  how: Tie,
  about: ProfileType,
) {
  const { db } = server.platform;
  const [one, other] = about === "pet_owner" ? [owner, sitter] : [sitter, owner];
  const call = async (method: string, path: string, as: string, body?: object) => {
    const answer = await server.call(method, path, { as, ...(body ? { body } : {}) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  if (how === "blocked" || how === "blockedLately") {
    await call("PUT", `/api/user/blocks/${other.userId}`, one.token);
  }
  if (how === "handover") {
    for (const id of bookingIds) {
      await call("DELETE", `/api/booking/${id}`, one.token, {
        reason: "Ik lig in het ziekenhuis.",
      });
    }
  }
  if (how === "banned") {
    const admin = await logIn(db, (await makeUser(db, { role: "admin" })).id);
    await call("PUT", `/api/admin/users/${one.userId}/ban`, admin, { reason: "Vroeg om geld." });
  }
  if (how === "deleted") await call("DELETE", "/api/user", one.token, { password });
  // What hangs on a block, a ban or a deletion happens after the answer.
  await server.relay.drain();
}

/** Everything that somebody may open who looks for it. */
export async function readAll(
  server: TestServer,
  tied: Tied,
  who: Tie,
  about: ProfileType,
): Promise<string> {
  const { db } = server.platform;
  const viewer = about === "pet_owner" ? tied.sitter : tied.owner;
  const them = about === "pet_owner" ? tied.owner : tied.sitter;
  const as = await tokenOf(server, who, { viewer, them, about });
  const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
  const paths = [
    `/api/sitters/${tied.sitter.profileId}`,
    "/api/sitters?limit=-1&latitude=52.09&longitude=5.12",
    `/api/sitters/pins?${box}`,
    "/api/requests?limit=-1&latitude=52.09&longitude=5.12",
    `/api/requests/pins?${box}`,
    `/api/reviews/for/${about}/${them.profileId}`,
    `/api/invitations/${them.profileId}`,
    "/api/user",
    "/api/user/notifications",
    "/api/chatRooms",
    "/api/chatRooms/deleted",
    `/api/chatRooms/${tied.roomId}`,
    `/api/chatRooms/${tied.roomId}/messages`,
    `/api/chatRooms/${tied.roomId}/pets`,
    `/api/chatRooms/profile/${them.profileId}`,
    "/api/booking?filter=all",
    `/api/booking/with/${them.profileId}`,
    "/api/logbooks",
    `/api/logbooks/lastWithProfile/${them.profileId}`,
    `/api/admin/users/${them.userId}`,
    ...(who === "self" ? ["/api/intakeForm"] : []),
    ...tied.bookingIds.flatMap((id) =>
      ["", "/intake", "/logbook", "/calendarEvent"].map((part) => `/api/booking/${id}${part}`),
    ),
    ...tied.logbookIds.flatMap((id) => [`/api/logbooks/${id}`, `/api/logbooks/${id}/report`]),
  ];
  for (const { id } of await db.select().from(requests)) paths.push(`/api/requests/${id}`);
  const read: string[] = [];
  for (const path of paths) {
    const answer = await server.call("GET", path, as ? { as } : {});
    expect(answer.statusCode, path).toBeLessThan(500);
    if (answer.statusCode === 200) read.push(`${path}\n${answer.body}`);
  }
  if (as) read.push(await feedOf(server, as));
  // Long lines of calendar files are folded.
  return read.join("\n").replaceAll("\r\n ", "");
}

async function tokenOf(
  server: TestServer,
  who: Tie,
  parts: { viewer: { token: string }; them: { token: string }; about: ProfileType },
): Promise<string | undefined> {
  const { db } = server.platform;
  if (who === "guest") return undefined;
  if (who === "self") return parts.them.token;
  if (who === "admin") return logIn(db, (await makeUser(db, { role: "admin" })).id);
  if (who !== "stranger") return parts.viewer.token;
  if (parts.about === "pet_sitter") return (await makeOwner(db)).token;
  return logIn(db, (await makeSitter(db)).user.id);
}

async function feedOf(server: TestServer, as: string): Promise<string> {
  const made = await server.call("POST", "/api/user/calendarFeed", { as });
  if (made.statusCode !== 200) return "";
  return (await server.call("GET", new URL(made.json().data.url).pathname)).body;
}
