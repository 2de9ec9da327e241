import { type Booking, bookingUpdates } from "#contract/bookings.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { findHomeAddresses } from "#server/domains/profiles/addresses/home-addresses.service.ts";
import { listOfferedServices } from "#server/domains/profiles/sitters/sitters.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { getOwnBooking, sideOfUser } from "./booking-access.service.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import { type BookingParts, presentBooking } from "./bookings.presenter.ts";
import { type BookingRow, findBooking, listPets } from "./bookings.repository.ts";
import { openProposalAt } from "./bookings.rules.ts";
import { sharingAt } from "./handover/booking-sharing.rules.ts";
import { findBookingFaces, idsOf } from "./people/booking-faces.service.ts";
import { findPetCopies } from "./people/booking-pets.repository.ts";

type ViewContext = Context & { ports: BookingPorts };

/** Bookings as this user sees them; as many questions for fifty as for one. */
export async function describeBookings(
  ctx: ViewContext,
  { userId, rows }: { userId: number; rows: readonly BookingRow[] },
): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const parts = await findParts(ctx, rows);
  return rows.flatMap((row) => {
    const side = sideOfUser(row, userId);
    return side ? [presentBooking(row, side, parts)] : [];
  });
}

/** A booking of the viewer's, as it is now. */
export async function describeOwn(
  ctx: ViewerContext & { ports: BookingPorts },
  { bookingId }: { bookingId: number },
): Promise<Booking> {
  const { userId } = ctx.viewer;
  const { booking } = await getOwnBooking(ctx.db, userId, bookingId);
  const [described] = await describeBookings(ctx, { userId, rows: [booking] });
  if (!described) throw new Error(`booking ${bookingId} was not described`);
  return described;
}

/** Each of the two hears how it stands for them; what an event says is looked up when it is told. */
export async function showBooking(
  ctx: Context<"realtime"> & { ports: BookingPorts },
  { bookingId }: { bookingId: number },
): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) return;
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  for (const side of sides) {
    const userId = booking.users[side];
    const profileId = side === "pet_owner" ? booking.ownerProfileId : booking.sitterProfileId;
    if (userId === null || profileId === null) continue;
    const shown = await describeBookings(ctx, { userId, rows: [booking] });
    const isUpcoming = ctx.now < booking.startsAt;
    ctx.realtime.publish(bookingUpdates, { userId }, "booking-updates", {
      profileId,
      upcoming: isUpcoming ? shown : [],
      past: isUpcoming ? [] : shown,
    });
  }
}

async function findParts(ctx: ViewContext, rows: readonly BookingRow[]): Promise<BookingParts> {
  const { db, now, ports } = ctx;
  const bookingIds = rows.map(({ id }) => id);
  const pets = await listPets(db, bookingIds);
  const proposals = rows.flatMap((row) => openProposalAt(row, now) ?? []);
  const proposedIds = idsOf(proposals.flatMap(({ petIds }) => petIds ?? []));
  const proposed = await findPetCopies(db, proposedIds);
  const petIds = idsOf([...pets.map(({ petId }) => petId), ...proposedIds]);
  // Homes are looked up only of those whose reader may know them.
  const homesOf = rows.filter((row) => sharingAt(row, now) !== "nothing");
  return {
    ...(await findBookingFaces(db, rows, petIds)),
    homes: await findHomeAddresses(db, idsOf(homesOf.flatMap(({ users }) => Object.values(users)))),
    pets,
    proposedPets: new Map(proposed.map((pet) => [pet.petId ?? 0, pet])),
    services: await findServices(db, rows, now),
    intakeForms: await ports.findIntakeStates(ctx, bookingIds),
    logbookIds: await ports.findLogbookIds(ctx, bookingIds),
    now,
  };
}

/** Of those sitters with whom something is proposed: what it would cost. */
async function findServices(
  db: Db,
  rows: readonly BookingRow[],
  now: Date,
): Promise<Map<number, OfferedService[]>> {
  const asked = rows.filter((row) => openProposalAt(row, now) !== null);
  const services = new Map<number, OfferedService[]>();
  for (const profileId of idsOf(asked.map(({ sitterProfileId }) => sitterProfileId))) {
    services.set(profileId, await listOfferedServices(db, profileId));
  }
  return services;
}
