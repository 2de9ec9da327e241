import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Db } from "#server/db/database.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { presentPrivateImage } from "#server/platform/images/stored-images.ts";
import { findLogbook } from "../logbook-access.service.ts";
import { listLogbookPets } from "../logbooks.repository.ts";
import {
  countLogged,
  findMessageImage,
  findToldEntry,
  type Logged,
} from "./logbook-messages.repository.ts";

/** What a mail or a push tells of a logbook: nothing that stands only in it. */
export type LogbookFacts = {
  logbookId: number;
  bookingId: number | null;
  roomId: number | null;
  serviceType: ServiceType | null;
  petNames: string[];
  startOn: string;
  endOn: string;
  users: Record<ProfileType, number | null>;
  profileIds: Record<ProfileType, number | null>;
};

export async function findLogbookFacts(db: Db, logbookId: number): Promise<LogbookFacts | null> {
  const logbook = await findLogbook(db, logbookId);
  if (!logbook) return null;
  const { bookingId, chatRoomId: roomId, startOn, endOn, users } = logbook;
  const booking = bookingId === null ? null : await findBookingFacts(db, bookingId);
  const pets = await listLogbookPets(db, [logbookId]);
  return {
    logbookId,
    bookingId,
    roomId,
    startOn,
    endOn,
    users,
    serviceType: booking?.serviceType ?? null,
    petNames: pets.map(({ name }) => name),
    profileIds: { pet_owner: logbook.ownerProfileId, pet_sitter: logbook.sitterProfileId },
  };
}

/** How much stands in it. */
export function findLogged(db: Db, logbookId: number): Promise<Logged> {
  return countLogged(db, logbookId);
}

/** When a visit was to begin; null once somebody has come, or it was moved. */
export async function findMissedAt(db: Db, entryId: number): Promise<Date | null> {
  const entry = await findToldEntry(db, entryId);
  return entry && entry.checkInAt === null ? entry.plannedAt : null;
}

/** Where a picture is served, to the two alone; as wide as a notification shows it. */
export async function findPicturePath(db: Db, imageId: number): Promise<string | null> {
  const image = await findMessageImage(db, imageId);
  if (!image) return null;
  const { sizes, url } = presentPrivateImage(image);
  return sizes.find(({ width }) => width >= 640)?.url ?? url;
}
