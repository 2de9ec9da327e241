import { type SQL, sql } from "drizzle-orm";
import type { SharedPet } from "#contract/pets.ts";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedPetImages, sharedPets } from "#server/db/views/pets.ts";
import {
  profileFaces,
  publicAddresses,
  sharedFavorites,
  sharedProfiles,
} from "#server/db/views/profiles.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

type Image = ImageColumns & { id: number };

/** What a card shows, as it comes out of the database: nulls where there is nothing. */
export type RequestCardRow = Pick<
  RequestCard,
  | "id"
  | "profileId"
  | "firstName"
  | "title"
  | "city"
  | "citySlug"
  | "serviceTypes"
  | "animals"
  | "weekdays"
> & {
  neighborhood: string | null;
  startOn: string | null;
  endOn: string | null;
  recurring: boolean;
  startTime: string | null;
  endTime: string | null;
  budgetCents: number | null;
  budgetUnit: RequestCard["budgetUnit"] | null;
  /** Seconds since 1970. */
  created: number;
  image: Image | null;
  animalImage: Image | null;
  ownerImage: Image | null;
  isFavorite: boolean;
};

/** In the order of the ids, in one question. */
export async function findRequestCards(
  db: Db,
  viewerUserId: number | null,
  requestIds: readonly number[],
): Promise<RequestCardRow[]> {
  if (requestIds.length === 0) return [];
  return rowsOf<RequestCardRow>(
    db,
    sql`
    select requests.id, requests.profile_id as "profileId", users.first_name as "firstName",
      requests.title, addresses.city, addresses.city_slug as "citySlug",
      addresses.neighborhood,
      requests.service_types as "serviceTypes", requests.weekdays,
      requests.start_on::text as "startOn", requests.end_on::text as "endOn", requests.recurring,
      requests.start_time as "startTime", requests.end_time as "endTime",
      requests.budget_cents as "budgetCents", requests.budget_unit as "budgetUnit",
      extract(epoch from requests.created_at)::float8 as created,
      (select json_agg(json_build_object('id', pets.id, 'name', name, 'category', category)
          order by pets.id)
        from request_animals join ${sharedPets} pets on pets.id = pet_id
        where request_id = requests.id) as animals,
      (select ${image} from request_images where request_id = requests.id) as image,
      (select ${image} from ${sharedPetImages} where pet_id in (
          select pet_id from request_animals where request_id = requests.id
        ) order by pet_id, id limit 1) as "animalImage",
      (select ${image} from ${profileFaces} where profile_id = requests.profile_id) as "ownerImage",
      exists (
        select from ${sharedFavorites}
        where user_id = ${viewerUserId}::int and profile_id = requests.profile_id
      ) as "isFavorite"
    from unnest(${`{${requestIds.join(",")}}`}::int[]) with ordinality as asked(id, place)
    join requests on requests.id = asked.id
    join ${sharedProfiles} profiles on profiles.id = requests.profile_id
    join ${sharedUsers} users on users.id = profiles.user_id
    join ${publicAddresses} addresses on addresses.user_id = profiles.user_id
    order by asked.place`,
  );
}

const image: SQL = sql`json_build_object('id', id, 'key', key, 'widths', widths, 'width', width,
  'height', height, 'placeholder', placeholder)`;

export type PublicRequestRow = {
  description: string;
  isActivated: boolean;
  lastOn: string | null;
  viewCount: number;
  userId: number;
  lastName: string | null;
  about: string | null;
  memberSince: Date;
  lastActiveAt: Date | null;
  latitude: number;
  longitude: number;
};

/** What the page of a request shows besides its card; null when there is none. */
export async function findPublicRequest(
  db: Db,
  requestId: number,
): Promise<PublicRequestRow | null> {
  const [row] = await rowsOf<
    Omit<PublicRequestRow, "memberSince" | "lastActiveAt"> & {
      memberSince: number;
      lastActive: number | null;
    }
  >(
    db,
    sql`
    select requests.description, (requests.is_activated and not requests.is_hidden) as "isActivated",
      requests.last_on::text as "lastOn", requests.view_count as "viewCount",
      profiles.user_id as "userId", users.last_name as "lastName", profiles.about,
      extract(epoch from profiles.created_at)::float8 as "memberSince",
      extract(epoch from users.last_active_at)::float8 as "lastActive",
      addresses.latitude, addresses.longitude
    from requests
    join ${sharedProfiles} profiles on profiles.id = requests.profile_id
    join ${sharedUsers} users on users.id = profiles.user_id
    join ${publicAddresses} addresses on addresses.user_id = profiles.user_id
    where requests.id = ${requestId}`,
  );
  if (!row) return null;
  const { memberSince, lastActive, ...rest } = row;
  return {
    ...rest,
    memberSince: new Date(memberSince * 1_000),
    lastActiveAt: lastActive === null ? null : new Date(lastActive * 1_000),
  };
}

type Nullable<Entity> = {
  [Key in keyof Entity]-?: undefined extends Entity[Key]
    ? Exclude<Entity[Key], undefined> | null
    : Entity[Key];
};
export type RequestedAnimalRow = Nullable<Omit<SharedPet, "images">> & { images: Image[] };

/** What a sitter must know of each; chip numbers and what they eat are for who gets the work. */
export async function findRequestedAnimals(
  db: Db,
  requestId: number,
): Promise<RequestedAnimalRow[]> {
  return rowsOf<RequestedAnimalRow>(
    db,
    sql`
    select pets.id, name, category, race, size, birth_on::text as "birthDate", neutered,
      has_medication as medication, energy,
      friendly_to_dogs as "friendlyToDogs", friendly_to_cats as "friendlyToCats",
      friendly_to_children as "friendlyToChildren", hours_alone as "hoursAlone", character,
      (select coalesce(json_agg(${image} order by id), '[]')
        from ${sharedPetImages} where pet_id = pets.id) as images
    from request_animals join ${sharedPets} pets on pets.id = pet_id
    where request_id = ${requestId} order by pets.id`,
  );
}
