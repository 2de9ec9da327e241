import { type Placeholder, sql } from "drizzle-orm";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { SitterCard } from "#contract/sitters.ts";
import type { Db } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statement.ts";
import { findableSitters } from "#server/db/views/profiles.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

/**
 * What a card shows to everybody, as it comes out of the database: nulls where there is nothing. The
 * search keeps cards until `userUpdated` or `userSeen` of their sitter: whatever changes something
 * that is read here publishes one of these in its transaction.
 */
export type SitterCardRow = Pick<SitterCard, "id" | "animalCategories" | "professionalTypes"> & {
  firstName: string;
  city: string;
  citySlug: string;
  neighborhood: string | null;
  headline: string | null;
  services: (Omit<OfferedService, "extraAnimalCents" | "minutes"> & {
    extraAnimalCents: number | null;
    minutes: number | null;
  })[];
  picture: (ImageColumns & { id: number }) | null;
  /** Seconds since 1970. */
  lastActive: number | null;
  ratingSum: number;
  reviewCount: number;
  responseMinutes: number | null;
  referenceCount: number;
  badges: SitterCard["badges"];
  badgePoints: number;
};

/**
 * Whole cards in one question, however many there are, and only of who can be found: a page of the
 * search is nothing else, so this is asked more than anything.
 */
export async function findCardRows(
  db: Db,
  profileIds: readonly number[],
): Promise<SitterCardRow[]> {
  if (profileIds.length === 0) return [];
  const [row] = await cards(db, { ids: asArray(profileIds) });
  return row?.cards ?? [];
}

const cards = preparedStatement("sitter_cards", (db) => selectCards(db, sql.placeholder("ids")));

/** As PostgreSQL writes an array, in one parameter: the statement is the same for any number. */
export const asArray = (ids: readonly number[]): string => `{${ids.join(",")}}`;

const cardsInOrder = sql<SitterCardRow[]>`
    coalesce(json_agg(json_build_object(
      'id', sitters.id,
      'firstName', first_name,
      'city', city,
      'citySlug', city_slug,
      'neighborhood', neighborhood,
      'headline', headline,
      'animalCategories', animal_categories,
      'professionalTypes', professional_types,
      'lastActive', extract(epoch from last_active_at)::float8,
      'ratingSum', rating_sum,
      'reviewCount', review_count,
      'responseMinutes', response_minutes,
      'referenceCount', reference_count,
      'badges', badges,
      'badgePoints', badge_points,
      'services', (
        select coalesce(json_agg(json_build_object(
          'serviceType', service_type, 'priceCents', price_cents, 'unit', unit,
          'extraAnimalCents', extra_animal_cents, 'minutes', minutes
        )), '[]') from offered_services where profile_id = sitters.id
      ),
      'picture', (
        select json_build_object('id', id, 'key', key, 'widths', widths, 'width', width,
          'height', height, 'placeholder', placeholder)
        from profile_faces where profile_id = sitters.id
      )
    ) order by asked.place), '[]')`.as("cards");

export function selectCards(db: Db, ids: string | Placeholder) {
  return db.select({ cards: cardsInOrder }).from(sql`
    unnest(${ids}::int[]) with ordinality as asked(id, place)
    join ${findableSitters} sitters on sitters.id = asked.id`);
}
