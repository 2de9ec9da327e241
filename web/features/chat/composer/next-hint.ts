import type { ChatRoom, NextAction } from "#contract/chat.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { otherOf } from "../rooms/room-words.ts";

export type NextHint = {
  action: NextAction;
  /** Null: it is done here, without leaving. */
  to: string | null;
};

/** What this side could do next, and where; null when there is nothing, or no place for it. */
export function hintOf(room: ChatRoom, urls: Urls): NextHint | null {
  const { nextAction: action, bookingId, logbookId, id: chatRoomId } = room;
  const otherId = otherOf(room)?.id;
  if (!action || otherId === undefined) return null;
  switch (action) {
    case "ScheduleIntroduction":
      return { action, to: urls.planIntroduction(otherId, { chatRoomId }) };
    case "ScheduleBooking":
    case "ScheduleNewBooking":
      return { action, to: urls.planBooking(otherId, { chatRoomId }) };
    case "FillIntake":
    case "ViewIntakeForm":
      return bookingId === undefined ? null : { action, to: urls.intake(bookingId) };
    case "GoToLogbook":
    case "ViewLogbook":
      return logbookId === undefined ? null : { action, to: urls.logbook(logbookId) };
    case "ProposeIntroduction":
    case "ProposeBooking":
      return { action, to: null };
  }
}
