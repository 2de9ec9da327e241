import { expect, it } from "vitest";
import { type ChatRoom, type NextAction, nextActions } from "#contract/chat.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { hintOf } from "./next-step.tsx";

const side = { isFindable: true, isOnline: false, isDeleted: false, user: { favorites: [] } };
const room: ChatRoom = {
  id: 5,
  profiles: [
    { ...side, id: 8, profileType: "pet_owner", isOwn: true },
    { ...side, id: 9, profileType: "pet_sitter", isOwn: false },
  ],
  unreadMessagesCount: 0,
  isInitiator: true,
  isDecliner: false,
  archived: false,
  isBlockedByViewer: false,
  pets: [],
  bookingId: 7,
  logbookId: 12,
  allowedActions: [],
  lastActivityAt: "2026-11-16T10:00:00Z",
};
const urls = urlsFor("nl");

/** Null: done here. */
const places: Record<NextAction, string | null> = {
  ScheduleIntroduction: "/introduction/create/9?chatRoomId=5",
  ScheduleBooking: "/booking/create/9?chatRoomId=5",
  ScheduleNewBooking: "/booking/create/9?chatRoomId=5",
  FillIntake: "/intake/7",
  ViewIntakeForm: "/intake/7",
  GoToLogbook: "/logbook/12",
  ViewLogbook: "/logbook/12",
  ProposeIntroduction: null,
  ProposeBooking: null,
};

it.each(nextActions)("%s leads where it should", (nextAction) => {
  expect(hintOf({ ...room, nextAction }, urls)?.to).toBe(places[nextAction]);
});

it("is none without an action, with somebody who has gone, or without what it is about", () => {
  expect(hintOf(room, urls)).toBeNull();
  const gone = room.profiles.map(({ id: _, ...profile }) => profile);
  expect(hintOf({ ...room, profiles: gone, nextAction: "ScheduleBooking" }, urls)).toBeNull();
  const { bookingId: _booking, logbookId: _logbook, ...noBooking } = room;
  expect(hintOf({ ...noBooking, nextAction: "ViewLogbook" }, urls)).toBeNull();
  expect(hintOf({ ...noBooking, nextAction: "FillIntake" }, urls)).toBeNull();
});
