import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import type { Ground } from "./moves-ground.ts";

type Side = "owner" | "sitter";

/** One thing that one of the two does, and what is in the rows once it was answered with yes. */
export type Move = {
  by: Side;
  /** Where the ground has something in its way. */
  before?: (ground: Ground) => SQL;
  params?: (ground: Ground) => Record<string, number>;
  body?: (ground: Ground) => object;
  /**
   * How many rows show it: as many as it was done where each leaves its own, else one or more. Absent: what
   * it sets may be set otherwise by the other move, and neither of them is lost by that.
   */
  shown?: (ground: Ground) => SQL;
  leavesEach?: true;
};

const booking =
  (which: "asked" | "rival" | "agreed" | "proposed" | "running") => (ground: Ground) => ({
    id: ground[`${which}Id`],
  });
const ofLogbook = ({ logbookId: id }: Ground) => ({ id });
const ofRoom = ({ roomId: id }: Ground) => ({ id });

const bookingWhere = (id: number, is: SQL) =>
  sql`select count(*)::int as count from bookings where id = ${id} and ${is}`;
const messagesWhere = ({ roomId }: Ground, is: SQL) =>
  sql`select count(*)::int as count from messages where chat_room_id = ${roomId} and ${is}`;
const told = (bookingId: number, key: "about" | "status", value: string) =>
  sql`(params ->> 'bookingId')::int = ${bookingId} and params ->> ${key}::text = ${value}`;
const isAccepted = sql`accepted_at is not null`;
const isCancelled = sql`closed_reason = 'cancelled'`;

const day = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
const otherDays = ({ now }: Ground, from: number) => ({
  start_date: day(now, from),
  time: "10:00",
  end_date: day(now, from + 4),
  end_time: "10:00",
});
const visitDays = (ground: Ground, from: number) => ({
  ...otherDays(ground, from),
  time: "08:00",
  end_time: "08:00",
  visits: ["08:00"],
});

/** By the name of their endpoint, with what makes one of several variants after a space. */
export const moves: Readonly<Record<string, Move>> = {
  "bookings.create": {
    by: "owner",
    body: (ground) => ({
      ...visitDays(ground, 100),
      other_profile_id: ground.sitter.profileId,
      kind: "booking",
      service_type: "house_visit",
      pet_ids: ground.petIds,
      place: "owner_home",
      details: "nieuw",
    }),
    shown: ({ roomId }) =>
      sql`select count(*)::int as count from bookings where chat_room_id = ${roomId} and details = 'nieuw'`,
    leavesEach: true,
  },
  "bookings.setStatus yes": {
    by: "sitter",
    params: booking("asked"),
    body: () => ({ status: "accepted" }),
    shown: ({ askedId }) => bookingWhere(askedId, isAccepted),
  },
  "bookings.setStatus yes to the same days": {
    by: "sitter",
    params: booking("rival"),
    body: () => ({ status: "accepted" }),
    shown: ({ rivalId }) => bookingWhere(rivalId, isAccepted),
  },
  "bookings.setStatus yes to other pets": {
    by: "sitter",
    params: booking("proposed"),
    body: () => ({ status: "accepted" }),
    shown: (ground) => messagesWhere(ground, told(ground.proposedId, "status", "proposalAccepted")),
  },
  "bookings.setStatus no": {
    by: "sitter",
    params: booking("asked"),
    body: () => ({ status: "declined" }),
    shown: (ground) => messagesWhere(ground, told(ground.askedId, "status", "declined")),
  },
  "bookings.changeDates asked": {
    by: "owner",
    params: booking("asked"),
    body: (ground) => otherDays(ground, 40),
    shown: (ground) => messagesWhere(ground, told(ground.askedId, "about", "dates")),
    leavesEach: true,
  },
  "bookings.changeDates agreed": {
    by: "sitter",
    params: booking("agreed"),
    body: (ground) => visitDays(ground, 61),
    shown: (ground) => messagesWhere(ground, told(ground.agreedId, "about", "dates")),
    leavesEach: true,
  },
  "bookings.update other pets": {
    by: "owner",
    params: booking("agreed"),
    body: ({ petIds: [id] }) => ({ pet_ids: [id] }),
    shown: (ground) => messagesWhere(ground, told(ground.agreedId, "about", "pets")),
    leavesEach: true,
  },
  "bookings.update another price": {
    by: "sitter",
    params: booking("agreed"),
    body: () => ({ agreed_price: 12_300 }),
    shown: (ground) => messagesWhere(ground, told(ground.agreedId, "about", "price")),
    leavesEach: true,
  },
  "bookings.update details": {
    by: "owner",
    params: booking("asked"),
    body: () => ({ details: "De sleutel ligt bij Wim." }),
    shown: (ground) => messagesWhere(ground, told(ground.askedId, "status", "detailsChanged")),
    leavesEach: true,
  },
  "bookings.withdrawProposal": {
    by: "owner",
    params: booking("proposed"),
    shown: (ground) =>
      messagesWhere(ground, told(ground.proposedId, "status", "proposalWithdrawn")),
  },
  "bookings.cancel asked": {
    by: "owner",
    params: booking("asked"),
    body: () => ({ reason: "Toch niet" }),
    shown: ({ askedId }) => bookingWhere(askedId, isCancelled),
  },
  "bookings.cancel agreed": {
    by: "sitter",
    params: booking("agreed"),
    body: () => ({ reason: "Toch niet" }),
    shown: ({ agreedId }) => bookingWhere(agreedId, isCancelled),
  },
  "bookings.cancel running": {
    by: "sitter",
    params: booking("running"),
    body: () => ({ reason: "Toch niet" }),
    shown: ({ runningId }) => bookingWhere(runningId, isCancelled),
  },
  "bookings.markAsSeen": {
    by: "sitter",
    params: booking("asked"),
    body: () => ({ profile_type: "pet_sitter" }),
  },
  "bookings.requestNotDeactivated": {
    by: "owner",
    params: booking("agreed"),
    body: () => ({ was_updated: true }),
    shown: ({ agreedId }) => bookingWhere(agreedId, sql`request_was_updated`),
  },
  "messages.send": {
    by: "owner",
    body: ({ roomId }) => ({ chat_room_id: roomId, message: "Dag" }),
    shown: (ground) => messagesWhere(ground, sql`text = 'Dag'`),
    leavesEach: true,
  },
  "messages.markAsRead": {
    by: "sitter",
    params: ({ ownMessageId: id }) => ({ id }),
    body: () => ({ read: true }),
    shown: (ground) =>
      messagesWhere(ground, sql`id = ${ground.ownMessageId} and read_at is not null`),
  },
  "messages.hide": {
    by: "owner",
    params: ({ ownMessageId: id }) => ({ id }),
    shown: (ground) =>
      messagesWhere(ground, sql`id = ${ground.ownMessageId} and hidden_at is not null`),
  },
  "messages.decline": {
    by: "sitter",
    before: ({ roomId }) => sql`
      update bookings set status = 'closed', closed_reason = 'cancelled', closed_at = now()
      where chat_room_id = ${roomId} and status = 'accepted'`,
    body: ({ roomId }) => ({ chat_room_id: roomId, message: "Nee" }),
    shown: (ground) => messagesWhere(ground, sql`type = 'DECLINE'`),
  },
  "messages.indicateInterest": {
    by: "sitter",
    before: ({ wishMessageId }) => sql`delete from messages where id = ${wishMessageId}`,
    body: ({ roomId }) => ({ chat_room_id: roomId, for_introduction: false }),
    shown: (ground) =>
      messagesWhere(ground, sql`type = 'INTERESTED_IN_BOOKING' and id <> ${ground.wishMessageId}`),
  },
  "messages.refuseIndication": {
    by: "owner",
    body: ({ wishMessageId }) => ({ message_id: wishMessageId }),
    shown: (ground) => messagesWhere(ground, sql`type = 'NOT_INTERESTED_IN_BOOKING_RESPONSE'`),
  },
  "chat.open": { by: "owner", params: ({ sitter }) => ({ id: sitter.profileId }) },
  "chat.archive": { by: "owner", params: ofRoom, body: () => ({ archived: true }) },
  "chat.markAsRead": { by: "sitter", params: ofRoom },
  "pets.create": {
    by: "owner",
    body: () => ({ name: "Nieuw", category: "dog" }),
    shown: ({ owner }) =>
      sql`select count(*)::int as count from pets where profile_id = ${owner.profileId} and name = 'Nieuw'`,
    leavesEach: true,
  },
  "pets.update": {
    by: "owner",
    params: ({ petIds: [id] }) => ({ id }),
    body: () => ({ character: "Lief" }),
    shown: ({ petIds: [id] }) =>
      sql`select count(*)::int as count from pets where id = ${id} and "character" = 'Lief'`,
  },
  "pets.update archive": {
    by: "owner",
    params: ({ sparePetId: id }) => ({ id }),
    body: () => ({ is_archived: true }),
    // Archived, or gone after that.
    shown: ({ sparePetId: id }) =>
      sql`select (not exists (select from pets where id = ${id} and archived_at is null))::int as count`,
  },
  "pets.remove": {
    by: "owner",
    params: ({ sparePetId: id }) => ({ id }),
    shown: ({ sparePetId: id }) =>
      sql`select (not exists (select from pets where id = ${id}))::int as count`,
  },
  "intakeForms.update": {
    by: "owner",
    params: booking("agreed"),
    body: () => ({ remarks: { text: "De plant" }, is_kept: true }),
    shown: ({ agreedId }) => savedSections(sql`booking_id = ${agreedId}`),
  },
  "intakeForms.confirm": { by: "sitter", params: booking("agreed"), body: () => ({}) },
  "intakeForms.updateStanding": {
    by: "owner",
    body: () => ({ remarks: { text: "De plant" } }),
    shown: ({ owner }) =>
      savedSections(sql`profile_id = ${owner.profileId} and booking_id is null`),
  },
  "logbooks.create": {
    by: "sitter",
    body: ({ owner }) => ({ profile_id: owner.profileId, title: "Los" }),
    shown: ({ roomId }) =>
      sql`select count(*)::int as count from logbooks where chat_room_id = ${roomId} and title = 'Los'`,
    leavesEach: true,
  },
  "logbooks.update": {
    by: "owner",
    params: ofLogbook,
    body: () => ({ notes: "Vergeet de tuin niet" }),
    shown: (ground) => logbookWhere(ground, sql`owner_notes = 'Vergeet de tuin niet'`),
  },
  "logbooks.updateByOwner": {
    by: "owner",
    params: booking("running"),
    body: () => ({ title: "Onze week" }),
    shown: (ground) => logbookWhere(ground, sql`title = 'Onze week'`),
  },
  "logbooks.updateBySitter": {
    by: "sitter",
    params: booking("running"),
    body: () => ({ notes: "Gaat goed" }),
    shown: (ground) => logbookWhere(ground, sql`sitter_notes = 'Gaat goed'`),
  },
  "logbooks.tickTask": {
    by: "sitter",
    params: ({ logbookId: id, taskId }) => ({ id, taskId }),
    body: () => ({ is_done: true }),
    shown: ({ taskId }) =>
      sql`select count(*)::int as count from logbook_tasks where id = ${taskId} and done_at is not null`,
  },
  "logbooks.read": { by: "owner", params: ofLogbook },
  "logbooks.checkInOut": {
    by: "sitter",
    params: ofLogbook,
    body: () => ({ action: "check_out" }),
    shown: ({ logbookId }) =>
      sql`select count(*)::int as count from logbook_entries where logbook_id = ${logbookId} and check_out_at is not null`,
  },
  "logbooks.createActivity": {
    by: "sitter",
    params: ofLogbook,
    body: ({ petIds: [, id] }) => ({ kind: "played", pet_id: id }),
    shown: ({ logbookId }) =>
      sql`select count(*)::int as count from logbook_activities where logbook_id = ${logbookId} and kind = 'played'`,
    leavesEach: true,
  },
  "logbooks.updateActivity": {
    by: "sitter",
    params: ({ activityId: id }) => ({ id }),
    body: () => ({ note: "Alles op" }),
    shown: ({ activityId }) =>
      sql`select count(*)::int as count from logbook_activities where id = ${activityId} and note = 'Alles op'`,
  },
  "logbooks.removeImage": {
    by: "sitter",
    params: ({ logbookId: id, imageId }) => ({ id, imageId }),
    shown: ({ imageId }) =>
      sql`select (not exists (select from logbook_images where id = ${imageId}))::int as count`,
  },
  "logbooks.heartImage": {
    by: "owner",
    params: ({ logbookId: id, imageId }) => ({ id, imageId }),
  },
  "logbooks.unheartImage": {
    by: "owner",
    params: ({ logbookId: id, imageId }) => ({ id, imageId }),
  },
  "logbooks.track": {
    by: "sitter",
    params: ofLogbook,
    body: ({ now, petIds }) => ({
      client_id: "9b2f1f4e-6f3c-4b8e-9c7a-3f1d2e4a5b6c",
      started_at: minutesAgo(now, 30),
      pet_ids: petIds,
      points: [
        { lat: 52.09, lng: 5.12, at: minutesAgo(now, 30) },
        { lat: 52.091, lng: 5.121, at: minutesAgo(now, 25) },
      ],
    }),
    shown: ({ logbookId }) =>
      sql`select count(*)::int as count from logbook_walks where logbook_id = ${logbookId}`,
  },
  "reports.share": {
    by: "owner",
    before: ({ logbookId }) =>
      sql`update logbooks set completed_at = now() where id = ${logbookId}`,
    params: ofLogbook,
  },
  "reports.unshare": { by: "owner", params: ofLogbook },
};

function logbookWhere({ logbookId }: Ground, is: SQL): SQL {
  return sql`select count(*)::int as count from logbooks where id = ${logbookId} and ${is}`;
}

function savedSections(ofForm: SQL): SQL {
  return sql`select count(*)::int as count from intake_sections
    where form_id in (select id from intake_forms where ${ofForm})`;
}

function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}
