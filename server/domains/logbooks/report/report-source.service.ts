import type { BookingPlace } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import {
  type BookingFaces,
  findBookingFaces,
  idsOf,
  presentPerson,
} from "#server/domains/bookings/people/booking-faces.service.ts";
import { type LogbookImageRow, listImagesOfLogbooks } from "../images/logbook-images.repository.ts";
import { type LogbookPetRow, type LogbookRow, listLogbookPets } from "../logbooks.repository.ts";
import { listVisits } from "../visits.repository.ts";
import { listWalksOfEntries, type WalkRow } from "../walks/walks.repository.ts";
import { type FaceImageRow, findFaceImage } from "./report.repository.ts";
import { type ReportFacts, reportFacts } from "./report-facts.rules.ts";

/** All that a report is made of, whoever it is for. */
export type ReportSource = {
  logbook: LogbookRow;
  facts: ReportFacts;
  /** Those that are shown, in their order. */
  images: LogbookImageRow[];
  longestWalk: WalkRow | null;
  pets: LogbookPetRow[];
  faces: BookingFaces;
  names: Record<ProfileType, string | undefined>;
  city: string | undefined;
  atOwnersHome: boolean;
  sitterFace: FaceImageRow | null;
};

export async function loadReport(db: Db, logbook: LogbookRow): Promise<ReportSource> {
  const visits = await listVisits(db, logbook.id);
  const walks = await listWalksOfEntries(
    db,
    visits.map(({ id }) => id),
  );
  const all = await listImagesOfLogbooks(db, [logbook.id]);
  const facts = reportFacts({ visits, walks, images: all });
  const pets = await listLogbookPets(db, [logbook.id]);
  const faces = await findBookingFaces(db, [logbook], idsOf(pets.map(({ petId }) => petId)));
  const booking = logbook.bookingId === null ? null : await findBooking(db, logbook.bookingId);
  const person = (side: ProfileType) =>
    presentPerson(logbook, side, { side, isShared: false, faces });
  const host = hostOf(booking?.place);
  return {
    logbook,
    facts,
    images: facts.imageIds.flatMap((imageId) => all.find(({ id }) => id === imageId) ?? []),
    longestWalk: walks.find(({ id }) => id === facts.longestWalkId) ?? null,
    pets,
    faces,
    names: {
      pet_owner: person("pet_owner").firstName,
      pet_sitter: person("pet_sitter").firstName,
    },
    city: host && person(host).city,
    atOwnersHome: host === "pet_owner",
    sitterFace: await findFaceImage(db, logbook.sitterProfileId),
  };
}

/** At whose home it was; none where it was elsewhere, or where nobody said. */
function hostOf(place: BookingPlace | undefined): ProfileType | undefined {
  if (place === "owner_home") return "pet_owner";
  return place === "sitter_home" ? "pet_sitter" : undefined;
}
