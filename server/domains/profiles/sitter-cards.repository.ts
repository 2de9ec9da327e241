import { type SQL, sql } from "drizzle-orm";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { type Db, preparedRowsOf } from "#server/db/database.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";

/** What a card shows, as it comes out of the database: nulls where there is nothing. */
export type SitterCardRow = Pick<SitterCard, "id" | "animalCategories" | "professionalTypes"> & {
  firstName: string;
  city: string;
  neighborhood: string | null;
  headline: string | null;
  services: (Omit<OfferedService, "extraAnimalCents" | "minutes"> & {
    extraAnimalCents: number | null;
    minutes: number | null;
  })[];
  picture: (KeptImage & { id: number }) | null;
  /** Seconds since 1970. */
  lastActive: number | null;
  ratingSum: number;
  reviewCount: number;
  responseMinutes: number | null;
  isFavorite: boolean;
};

/**
 * Whole cards in one question, however many there are, and only of who can be found: a page of the
 * search is nothing else, so this is asked more than anything.
 */
export async function findCardRows(
  db: Db,
  viewerUserId: number | null,
  profileIds: readonly number[],
): Promise<SitterCardRow[]> {
  if (profileIds.length === 0) return [];
  const statement = cardsStatement(viewerUserId, profileIds);
  const [row] = await preparedRowsOf<{ cards: SitterCardRow[] }>(db, statement);
  return row?.cards ?? [];
}

/** Its one row has `cards`. */
export function cardsStatement(viewerUserId: number | null, profileIds: readonly number[]): SQL {
  return sql`
    select coalesce(json_agg(json_build_object(
      'id', profiles.id,
      'firstName', users.first_name,
      'city', addresses.city,
      'neighborhood', addresses.neighborhood,
      'headline', profiles.headline,
      'animalCategories', profiles.animal_categories,
      'professionalTypes', profiles.professional_types,
      'lastActive', extract(epoch from users.last_active_at)::float8,
      'ratingSum', profiles.rating_sum,
      'reviewCount', profiles.review_count,
      'responseMinutes', profiles.response_minutes,
      'services', (
        select coalesce(json_agg(json_build_object(
          'serviceType', service_type, 'priceCents', price_cents, 'unit', unit,
          'extraAnimalCents', extra_animal_cents, 'minutes', minutes
        )), '[]') from offered_services where profile_id = profiles.id
      ),
      'picture', (
        select json_build_object('id', id, 'key', key, 'widths', widths, 'width', width,
          'height', height, 'placeholder', placeholder)
        from profile_images where profile_id = profiles.id
        order by profile_image desc, position, id limit 1
      ),
      'isFavorite', exists (
        select from favorites
        where user_id = ${viewerUserId}::int and profile_id = profiles.id
      )
    ) order by asked.place), '[]') as cards
    from unnest(${`{${profileIds.join(",")}}`}::int[]) with ordinality as asked(id, place)
    join profiles on profiles.id = asked.id
    join users on users.id = profiles.user_id
    join addresses on addresses.user_id = profiles.user_id
    where profiles.profile_type = 'pet_sitter'
      and profiles.published_at is not null
      and not profiles.is_registering
      and users.email_verified_at is not null`;
}
