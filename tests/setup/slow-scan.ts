import type { SitterFilter } from "#contract/search.ts";
import { weekdays } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { allCap, type Paging } from "#contract/shared/paging.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import * as tables from "#server/db/schema/profiles.ts";
import {
  bayesianRating,
  relevanceOf,
  standingOf,
} from "#server/domains/search/ranking/relevance.rules.ts";

/**
 * The search once more, as plainly as it can be said: everybody is looked at, with what the profile's
 * own tables say. It knows nothing of the table that the search keeps, of bits and of indexes.
 */
export type Sitter = {
  profile: typeof tables.profiles.$inferSelect;
  user: typeof users.$inferSelect;
  point: Point;
  services: string[];
  prices: { serviceType: string; priceCents: number }[];
  days: string[];
  diplomas: (string | null)[];
  periods: { kind: string; startOn: string; endOn: string }[];
};
type Point = { lat: number; lng: number };

export async function readSitters(db: Db): Promise<Sitter[]> {
  const profiles = await db.select().from(tables.profiles);
  const people = new Map((await db.select().from(users)).map((user) => [user.id, user]));
  const homes = new Map((await db.select().from(addresses)).map((home) => [home.userId, home]));
  const services = byProfile(await db.select().from(tables.offeredServices));
  const weeks = byProfile(await db.select().from(tables.weeklyAvailability));
  const diplomas = byProfile(await db.select().from(tables.diplomas));
  const periods = byProfile(await db.select().from(tables.availabilityPeriods));
  return profiles.flatMap((profile) => {
    const user = people.get(profile.userId);
    const home = homes.get(profile.userId);
    const canBeFound =
      profile.profileType === "pet_sitter" &&
      profile.publishedAt &&
      !profile.isRegistering &&
      user?.emailVerifiedAt;
    if (!user || !home || !canBeFound) return [];
    const own = <Row>(rows: Map<number, Row[]>) => rows.get(profile.id) ?? [];
    return {
      profile,
      user,
      point: { lat: home.publicLatitude, lng: home.publicLongitude },
      services: own(services).map((row) => row.serviceType),
      prices: own(services),
      days: own(weeks).map((row) => row.weekday),
      diplomas: own(diplomas).map((row) => row.code),
      periods: own(periods),
    };
  });
}

function byProfile<Row extends { profileId: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ profileId }) => profileId);
}

type Block = { userId: number; blockedUserId: number };
type Asked = SitterFilter &
  Paging & { viewerUserId: number | null; blocks: readonly Block[]; now: Date };

export function scan(sitters: readonly Sitter[], asked: Asked) {
  let km = asked.distance;
  let found = findAll(sitters, asked, km);
  const enough = asked.limit === -1 ? 10 : asked.limit;
  const isRound = centerOf(asked) !== null && asked.latitudeEnd === undefined;
  while (asked.guaranteedResults && isRound && found.length < enough && km < 400) {
    km = Math.min(400, Math.max(5, 2 * km));
    found = findAll(sitters, asked, km);
  }
  const ranked = found
    .map((sitter) => ({ id: sitter.profile.id, sitter, rank: rankOf(sitter, asked) }))
    .toSorted((a, b) => b.rank - a.rank || a.id - b.id);
  const size = asked.limit === -1 ? allCap : asked.limit;
  const page = ranked.slice((asked.page - 1) * size, asked.page * size);
  const center = centerOf(asked);
  return {
    total: found.length,
    ids: page.map(({ id }) => id),
    distances: page.map(({ sitter }) =>
      isRound && center ? Math.ceil(haversineKm(center, sitter.point) * 2 - 1e-6) / 2 : undefined,
    ),
    widenedTo: km === asked.distance ? undefined : km,
  };
}

function findAll(sitters: readonly Sitter[], asked: Asked, km: number): Sitter[] {
  return sitters.filter((sitter) => isNear(sitter, asked, km) && fits(sitter, asked));
}

function centerOf(asked: Asked): Point | null {
  const { latitude: lat, longitude: lng, latitudeEnd, longitudeEnd } = asked;
  if (lat === undefined || lng === undefined) return null;
  if (latitudeEnd === undefined || longitudeEnd === undefined) return { lat, lng };
  return { lat: (lat + latitudeEnd) / 2, lng: (lng + longitudeEnd) / 2 };
}

function isNear({ point }: Sitter, asked: Asked, km: number): boolean {
  const { latitude, longitude, latitudeEnd, longitudeEnd } = asked;
  if (latitude === undefined || longitude === undefined) return true;
  if (latitudeEnd === undefined || longitudeEnd === undefined) {
    return haversineKm({ lat: latitude, lng: longitude }, point) <= km + 1e-6;
  }
  return (
    isBetween(point.lat, latitude, latitudeEnd) && isBetween(point.lng, longitude, longitudeEnd)
  );
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

export function haversineKm(a: Point, b: Point): number {
  return 2 * radiusKm * Math.asin(Math.sqrt(haversine(a, b)));
}

/** Through the Earth. */
function straightKm(a: Point, b: Point): number {
  return 2 * radiusKm * Math.sqrt(haversine(a, b));
}

const radiusKm = 6_371.0088;

function haversine(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return (
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  );
}

function fits(sitter: Sitter, asked: Asked): boolean {
  const { profile, user } = sitter;
  const all = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    (wanted ?? []).every((each) => has.includes(each));
  const any = (wanted: readonly string[] | undefined, has: readonly (string | null)[]) =>
    !wanted || wanted.length === 0 || wanted.some((each) => has.includes(each));
  const same = <Value>(wanted: Value | undefined, is: Value | null) =>
    wanted === undefined || wanted === is;
  return (
    user.id !== asked.viewerUserId &&
    !asked.blocks.some((block) => isBetweenUsers(block, user.id, asked.viewerUserId)) &&
    !asked.exceptIds?.includes(profile.id) &&
    all(asked.animalCategories, profile.animalCategories) &&
    all(asked.dayAvailabilities, sitter.days) &&
    any(asked.serviceTypes, sitter.services) &&
    any(asked.professionalServices, profile.professionalTypes) &&
    any(asked.races, profile.races) &&
    any(asked.diplomas, sitter.diplomas) &&
    isCheapEnough(sitter, asked) &&
    same(asked.gender, user.gender) &&
    same(asked.experienceWithMedication, profile.experienceWithMedication) &&
    same(asked.sitterHasAnimals, profile.ownAnimals.length > 0) &&
    (asked.vacations ?? []).every((vacation) => isThere(sitter, vacation))
  );
}

function isCheapEnough({ prices }: Sitter, { maxPriceCents, serviceTypes = [] }: Asked): boolean {
  if (maxPriceCents === undefined) return true;
  const asked = prices.filter(
    ({ serviceType }) =>
      serviceTypes.length === 0 || serviceTypes.some((each) => each === serviceType),
  );
  return asked.some(({ priceCents }) => priceCents <= maxPriceCents);
}

function isBetweenUsers(block: Block, one: number, other: number | null): boolean {
  return (
    (block.userId === one && block.blockedUserId === other) ||
    (block.userId === other && block.blockedUserId === one)
  );
}

function isThere(sitter: Sitter, vacation: string): boolean {
  const [from = "", to = ""] = vacation.split("/");
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    const weekday = weekdays[(new Date(at).getUTCDay() + 6) % 7] ?? "";
    const on = (kind: string) =>
      sitter.periods.some(
        (period) => period.kind === kind && period.startOn <= day && day <= period.endOn,
      );
    if (on("away") || !(on("available") || sitter.days.includes(weekday))) return false;
  }
  return true;
}

function rankOf({ profile, user, point }: Sitter, asked: Asked): number {
  const rating = bayesianRating({ sum: profile.ratingSum, count: profile.reviewCount });
  const hour = (date: Date) => Math.floor(date.getTime() / 3_600_000);
  if (asked.sortBy === "rating") return rating;
  if (asked.sortBy === "last_active") return user.lastActiveAt ? hour(user.lastActiveAt) : 0;
  if (asked.sortBy === "newest") return profile.createdAt.getTime();
  const center = centerOf(asked);
  return relevanceOf({
    standing: standingOf({ rating, responseRate: profile.responseRate }),
    km: center && straightKm(center, point),
    hoursSinceActive: user.lastActiveAt && hour(asked.now) - hour(user.lastActiveAt),
  });
}
