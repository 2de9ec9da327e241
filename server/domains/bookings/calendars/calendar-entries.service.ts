import { isShared } from "#contract/bookings/what-is-shared.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { findHomeAddresses } from "#server/domains/profiles/addresses/home-addresses.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { getOwnBooking } from "../booking-access.service.ts";
import {
  type BookingPetRow,
  type BookingRow,
  findBooking,
  listPets,
} from "../bookings.repository.ts";
import { sharingAt } from "../handover/booking-sharing.rules.ts";
import { findNames, type NameRow } from "../people/booking-people.repository.ts";
import { eventsOf, uidEnding } from "./calendar-events.rules.ts";
import { type CalendarEntry, writeCalendar } from "./calendar-file.ts";
import { eventWords } from "./event-words.ts";

export type OwnRow = { booking: BookingRow; side: ProfileType };
type Reader = { locale: Locale };

/** One booking as a file. It is agreed, or was until it was cancelled: a question is no appointment. */
export async function makeCalendarEvent(
  ctx: ViewerContext<"config">,
  { bookingId }: { bookingId: number },
): Promise<Uint8Array> {
  const own = await getOwnBooking(ctx.db, ctx.viewer.userId, bookingId);
  if (own.booking.acceptedAt === null) throw conflict("invalidTransition");
  const entries = await describeEntries(ctx, { rows: [own], locale: ctx.locale });
  const method = isCancelled(own.booking) ? "CANCEL" : "PUBLISH";
  return Buffer.from(writeCalendar({ entries, method, stampedAt: ctx.now }));
}

type MailedReader = Reader & { bookingId: number; side: ProfileType };

/** The same for a mail, which passes through many hands: without the address. Null: not agreed on. */
export async function writeMailedEvent(
  ctx: Context<"config">,
  { bookingId, side, locale }: MailedReader,
): Promise<{ text: string; method: "PUBLISH" | "CANCEL" } | null> {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking || booking.acceptedAt === null) return null;
  const rows = [{ booking, side }];
  const entries = await describeEntries(ctx, { rows, locale, withAddress: false });
  const method = isCancelled(booking) ? "CANCEL" : "PUBLISH";
  return { text: writeCalendar({ entries, method, stampedAt: ctx.now }), method };
}

/** Bookings as their reader's calendar shows them; as many questions for a hundred as for one. */
export async function describeEntries(
  { db, now, config }: Context<"config">,
  { rows, locale, withAddress = true }: Reader & { rows: readonly OwnRow[]; withAddress?: boolean },
): Promise<CalendarEntry[]> {
  const parts = await findParts(db, rows, now);
  const { appUrl } = config;
  return rows.map(({ booking, side }) => ({
    events: eventsOf(booking, uidEnding(appUrl)),
    words: eventWords(
      {
        ...booking,
        ...otherOf(booking, side, parts.names),
        petNames: petNamesOf(booking, parts),
        address: withAddress ? addressOf(booking, parts, now) : undefined,
        isCancelled: isCancelled(booking),
      },
      { locale, appUrl },
    ),
    sequence: booking.sequence,
    createdAt: booking.createdAt,
    changedAt: booking.changedAt,
    isCancelled: isCancelled(booking),
    // An owner who has somebody to care for the animals is not kept busy by that.
    isBusy: side === "pet_sitter" || booking.kind === "introduction",
  }));
}

function isCancelled({ status, closedReason }: BookingRow): boolean {
  return status === "closed" && closedReason === "cancelled";
}

type Parts = {
  names: ReadonlyMap<number, NameRow>;
  pets: readonly BookingPetRow[];
  homes: Awaited<ReturnType<typeof findHomeAddresses>>;
};

async function findParts(db: Db, rows: readonly OwnRow[], now: Date): Promise<Parts> {
  const all = rows.map(({ booking }) => booking);
  const shared = all.filter((booking) => sharingAt(booking, now) !== "nothing");
  return {
    names: await findNames(db, usersOf(all)),
    pets: await listPets(
      db,
      all.map(({ id }) => id),
    ),
    homes: await findHomeAddresses(db, usersOf(shared)),
  };
}

function usersOf(rows: readonly BookingRow[]): number[] {
  return [...new Set(rows.flatMap(({ users }) => Object.values(users)))].filter(
    (id) => id !== null,
  );
}

function otherOf(
  { users, ownerName, sitterName }: BookingRow,
  side: ProfileType,
  names: Parts["names"],
): { otherSide: ProfileType; otherName: string | undefined } {
  const otherSide: ProfileType = side === "pet_owner" ? "pet_sitter" : "pet_owner";
  const nameThen = otherSide === "pet_owner" ? ownerName : sitterName;
  const otherName = names.get(users[otherSide] ?? 0)?.firstName ?? nameThen ?? undefined;
  return { otherSide, otherName };
}

/** Only of a place that is somebody's home, and while the two may know it. */
function addressOf(booking: BookingRow, { homes }: Parts, now: Date) {
  const { place, users } = booking;
  if (!isShared(sharingAt(booking, now), "address", place)) return undefined;
  if (place === "owner_home") return homes.get(users.pet_owner ?? 0);
  return place === "sitter_home" ? homes.get(users.pet_sitter ?? 0) : undefined;
}

/** Of an owner who has left they stay with the booking, and go nowhere from there: mails are kept. */
function petNamesOf({ id, ownerProfileId }: BookingRow, { pets }: Parts): string[] {
  if (ownerProfileId === null) return [];
  return pets.filter(({ bookingId }) => bookingId === id).map(({ name }) => name);
}
