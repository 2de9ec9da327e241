import type { LogbookReport } from "#contract/logbooks/reports.ts";
import { urls } from "#contract/urls/urls.ts";
import { presentPet } from "#server/domains/bookings/people/booking-faces.service.ts";
import {
  presentImage,
  presentImageAt,
  presentPrivateImage,
} from "#server/platform/images/stored-images.ts";
import { presentWalk } from "../walks/walks.presenter.ts";
import { sharedWalk } from "./report-sharing.rules.ts";
import type { ReportSource } from "./report-source.service.ts";

/** For the two of it. */
export function presentReport(source: ReportSource): LogbookReport {
  const { images, longestWalk, pets, faces, sitterFace } = source;
  return {
    ...presentFacts(source),
    pets: pets.map((pet) => presentPet(pet, faces)),
    images: images.map(presentPrivateImage),
    longestWalk: longestWalk ? presentWalk(longestWalk, "pet_owner") : undefined,
    sitterPicture: sitterFace ? presentImage(sitterFace) : undefined,
  };
}

/** What the sitter's own picture is called among those of a shared report. */
export const sitterPictureName = "sitter";

/**
 * For whoever has the link: all pictures are served under it alone, so that taking it back takes them back;
 * animals have names and no ages, and a walk has no place.
 */
export function presentSharedReport(
  source: ReportSource,
  { token, now }: { token: string; now: Date },
): LogbookReport {
  const { images, longestWalk, pets, sitterFace } = source;
  const urlOf = (name: string | number) => (width: number) =>
    urls.sharedReportImage(token, name, width);
  return {
    ...presentFacts(source),
    pets: pets.map(({ name, category }) => ({ name, category })),
    images: images.map((image) => presentImageAt(image, urlOf(image.id))),
    longestWalk: longestWalk
      ? sharedWalk(presentWalk(longestWalk, "pet_owner"), { startedAt: longestWalk.startedAt, now })
      : undefined,
    sitterPicture: sitterFace ? presentImageAt(sitterFace, urlOf(sitterPictureName)) : undefined,
  };
}

function presentFacts({ logbook, facts, names, city, atOwnersHome }: ReportSource) {
  return {
    ownerFirstName: names.pet_owner,
    sitterFirstName: names.pet_sitter,
    city,
    atOwnersHome,
    startDate: logbook.startOn,
    endDate: logbook.endOn,
    days: facts.days,
    totals: facts.totals,
    sitterNotes: logbook.sitterNotes ?? undefined,
  };
}
