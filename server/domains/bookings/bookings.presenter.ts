import type { BookingAddress, BookingProposal } from "#contract/bookings/booking-parts.ts";
import { estimatePrice } from "#contract/bookings/price-estimate.ts";
import { isShared } from "#contract/bookings/what-is-shared.ts";
import type { Booking } from "#contract/bookings.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import { type ProfileType, profileTypes } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { StoredProposal } from "#server/db/schema/bookings.ts";
import type { HomeAddress } from "#server/domains/profiles/addresses/home-addresses.service.ts";
import { instantOf, momentInAmsterdam } from "#server/platform/amsterdam-time.ts";
import type { BookingPetRow, BookingRow } from "./bookings.repository.ts";
import { awaitedAt, bookingPhaseAt, openProposalAt, shownStatusAt } from "./bookings.rules.ts";
import {
  homeSaidBy,
  mayBeSaidHome,
  sharedUntil,
  sharingAt,
} from "./handover/booking-sharing.rules.ts";
import { bookingActionsOf } from "./moves/booking-actions.rules.ts";
import {
  type BookingFaces,
  isEitherLeaving,
  presentPerson,
  presentPet,
} from "./people/booking-faces.service.ts";

/** All that bookings show of others; asked for once, however many there are. */
export type BookingParts = BookingFaces & {
  homes: ReadonlyMap<number, HomeAddress>;
  pets: readonly BookingPetRow[];
  /** Pets that are only proposed, by their ids. */
  proposedPets: ReadonlyMap<number, Omit<BookingPetRow, "bookingId" | "position">>;
  services: ReadonlyMap<number, readonly OfferedService[]>;
  intakeForms: ReadonlyMap<number, NonNullable<Booking["intakeForm"]>>;
  logbookIds: ReadonlyMap<number, number>;
  now: Date;
};

/** A booking as the user on this side of it may see it. */
export function presentBooking(row: BookingRow, side: ProfileType, parts: BookingParts): Booking {
  const { now } = parts;
  const sharing = sharingAt(row, now);
  const seen = { side, isShared: isShared(sharing, "phone", row.place) };
  const { status, closedReason } = shownStatusAt(row, now);
  const proposal = openProposalAt(row, now);
  const isLeaving = isEitherLeaving(row, parts);
  return {
    id: row.id,
    kind: row.kind,
    chatRoomId: row.chatRoomId ?? undefined,
    profiles: [
      presentPerson(row, "pet_owner", { ...seen, faces: parts }),
      presentPerson(row, "pet_sitter", { ...seen, faces: parts }),
    ],
    serviceType: row.serviceType ?? undefined,
    pets: parts.pets
      .filter(({ bookingId }) => bookingId === row.id)
      .map((pet) => presentPet(pet, parts)),
    ...presentPeriod(row),
    place: row.place,
    placeText: row.placeText ?? undefined,
    address: isShared(sharing, "address", row.place) ? addressOf(row, parts) : undefined,
    details: row.details ?? undefined,
    priceEstimate: row.priceEstimate ?? undefined,
    agreedPrice: row.agreedPriceCents ?? undefined,
    status,
    closedReason: closedReason ?? undefined,
    closedBy: row.closedBy ?? undefined,
    reason: row.reason ?? undefined,
    awaiting: awaitedAt(row, now) ?? undefined,
    proposal: proposal ? presentProposal(proposal, row, parts) : undefined,
    seenByOwner: row.seenByOwner,
    seenBySitter: row.seenBySitter,
    phase: bookingPhaseAt(row, now),
    intakeForm: parts.intakeForms.get(row.id),
    logbook: logbookOf(row, parts),
    handover: mayBeSaidHome(row, { isLeaving, now }) ? presentHandover(row) : undefined,
    allowedActions: bookingActionsOf(row, side, { isLeaving, now }),
    revision: row.revision,
    createdAt: toInstant(row.createdAt),
    acceptedAt: row.acceptedAt ? toInstant(row.acceptedAt) : undefined,
  };
}

function presentHandover(row: BookingRow): NonNullable<Booking["handover"]> {
  const said = profileTypes.flatMap((by) => {
    const at = homeSaidBy(by, row);
    return at ? [{ by, at: toInstant(at) }] : [];
  });
  return { until: toInstant(sharedUntil(row)), said };
}

type Days = Pick<BookingRow, "startOn" | "startTime" | "endOn" | "endTime" | "visits">;

function presentPeriod({ startOn, startTime, endOn, endTime, visits }: Days) {
  return {
    startDate: momentInAmsterdam(instantOf(startOn, startTime)),
    time: startTime,
    endDate: momentInAmsterdam(instantOf(endOn, endTime)),
    endTime,
    visits,
  };
}

function logbookOf({ id }: BookingRow, { logbookIds }: BookingParts): Booking["logbook"] {
  const logbookId = logbookIds.get(id);
  return logbookId === undefined ? undefined : { id: logbookId };
}

/** Only of a place that is somebody's home. */
function addressOf(
  { place, users }: BookingRow,
  { homes }: BookingParts,
): BookingAddress | undefined {
  if (place === "owner_home") return homes.get(users.pet_owner ?? 0);
  return place === "sitter_home" ? homes.get(users.pet_sitter ?? 0) : undefined;
}

/** With what the sitter's prices would make of it, where it is about what is paid for. */
function presentProposal(
  proposal: StoredProposal,
  row: BookingRow,
  parts: BookingParts,
): BookingProposal {
  const { kind, proposedBy, reason, period, petIds, agreedPrice, createdAt } = proposal;
  const pets = petIds?.flatMap((id) => parts.proposedPets.get(id) ?? []);
  const service = parts.services
    .get(row.sitterProfileId ?? 0)
    ?.find(({ serviceType }) => serviceType === row.serviceType);
  const petNames = (pets ?? parts.pets.filter(({ bookingId }) => bookingId === row.id)).map(
    ({ name }) => name,
  );
  const { startOn, startTime, endOn, endTime, visits } = row;
  const now = { startDate: startOn, time: startTime, endDate: endOn, endTime, visits };
  return {
    kind,
    proposedBy,
    reason,
    period: period && presentPeriod(daysOf(period)),
    pets: pets?.map((pet) => presentPet(pet, parts)),
    agreedPrice,
    priceEstimate:
      service && kind !== "price"
        ? estimatePrice(service, { period: period ?? now, petNames })
        : undefined,
    createdAt,
  };
}

function daysOf(period: NonNullable<StoredProposal["period"]>): Days {
  const { startDate, time, endDate, endTime, visits } = period;
  return { startOn: startDate, startTime: time, endOn: endDate, endTime, visits };
}
