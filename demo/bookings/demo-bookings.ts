import type {
  BookingClosedReason,
  BookingKind,
  BookingPlace,
  BookingStatus,
} from "#contract/bookings.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Speaker } from "#demo/chats/conversation.ts";
import {
  dailyVisits,
  type LogbookStory,
  moosAtNoon,
  tessAtHerSisters,
  tessAtWork,
} from "#demo/logbooks/stories.ts";

/** A booking of the demo: days from today, times on the clock. */
export type DemoBooking = {
  /** With whom: `sanne` of Tess's, else the nth of the people in contact with Tess or Sanne. */
  between: "tess and sanne" | { tessAndSitter: number } | { sanneAndOwner: number };
  kind: BookingKind;
  service?: ServiceType;
  /** How many of the owner's animals, and which come first. */
  pets?: readonly string[];
  from: number;
  time: string;
  to: number;
  endTime: string;
  visits?: readonly string[];
  place: BookingPlace;
  placeText?: string;
  details?: string;
  status: BookingStatus;
  closedReason?: BookingClosedReason;
  closedBy?: Speaker;
  reason?: string;
  awaiting?: Speaker;
  agreedPriceCents?: number;
  /** What happened while the owner was away. */
  story?: LogbookStory;
  /** Days later that one of them would rather have it. */
  proposal?: { by: Speaker; daysLater: number; reason: string };
};

const twice = ["08:00", "18:00"];

/** Something of every kind and in every state, for both whom everybody logs in as. */
export const demoBookings: readonly DemoBooking[] = [
  {
    between: "tess and sanne",
    kind: "booking",
    service: "day_and_night_care_at_owner_home",
    from: -64,
    time: "16:00",
    to: -60,
    endTime: "12:00",
    place: "owner_home",
    details: "Vier nachten, ik ben bij mijn zus in Groningen.",
    status: "closed",
    closedReason: "completed",
    story: tessAtHerSisters,
  },
  {
    between: "tess and sanne",
    kind: "booking",
    service: "house_visit",
    pets: ["Minoes"],
    from: -24,
    time: "08:00",
    to: -22,
    endTime: "18:00",
    visits: twice,
    place: "owner_home",
    status: "closed",
    closedReason: "cancelled",
    closedBy: "owner",
    reason: "Mijn ouders hebben griep, we blijven thuis. Sorry, Sanne.",
  },
  {
    between: "tess and sanne",
    kind: "introduction",
    from: -8,
    time: "14:00",
    to: -8,
    endTime: "15:00",
    place: "elsewhere",
    placeText: "Bij het hek van het Wilhelminapark",
    status: "closed",
    closedReason: "completed",
  },
  {
    between: "tess and sanne",
    kind: "booking",
    service: "house_visit",
    pets: ["Moos", "Minoes"],
    from: -1,
    time: "08:00",
    to: 1,
    endTime: "18:00",
    visits: twice,
    place: "owner_home",
    details: "Ik ben op werkweek met groep acht. Minoes komt pas tevoorschijn als je even zit.",
    status: "accepted",
    story: tessAtWork,
  },
  {
    between: "tess and sanne",
    kind: "booking",
    service: "house_visit",
    pets: ["Moos", "Minoes"],
    from: 33,
    time: "18:00",
    to: 40,
    endTime: "08:00",
    visits: twice,
    place: "owner_home",
    details:
      "We zijn met kerst bij mijn ouders. Moos wil ’s ochtends even de tuin in, Minoes komt pas tevoorschijn als je zit.",
    status: "accepted",
    agreedPriceCents: 20_000,
    proposal: {
      by: "sitter",
      daysLater: 1,
      reason:
        "Zaterdag trouwt mijn broer. Vanaf zondagavond ben ik er, en een dagje langer kan ook.",
    },
  },
  {
    between: { tessAndSitter: 0 },
    kind: "introduction",
    from: 5,
    time: "17:30",
    to: 5,
    endTime: "18:30",
    place: "owner_home",
    details: "Een rondje om het blok, dan kan Moos aan je wennen.",
    status: "pending",
    awaiting: "sitter",
  },
  {
    between: { tessAndSitter: 2 },
    kind: "booking",
    service: "dog_walking_service",
    pets: ["Moos"],
    from: -20,
    time: "12:00",
    to: -20,
    endTime: "12:00",
    visits: ["12:00"],
    place: "owner_home",
    status: "declined",
    reason: "Die dag zit ik al vol.",
  },
  {
    between: { tessAndSitter: 1 },
    kind: "booking",
    service: "dog_walking_service",
    pets: ["Moos"],
    from: -12,
    time: "12:30",
    to: -10,
    endTime: "12:30",
    visits: ["12:30"],
    place: "owner_home",
    status: "closed",
    closedReason: "completed",
    story: moosAtNoon,
  },
  {
    between: { tessAndSitter: 1 },
    kind: "booking",
    service: "dog_walking_service",
    pets: ["Moos"],
    from: -4,
    time: "12:30",
    to: -4,
    endTime: "12:30",
    visits: ["12:30"],
    place: "owner_home",
    status: "closed",
    closedReason: "completed",
    story: moosAtNoon,
  },
  {
    between: { sanneAndOwner: 1 },
    kind: "introduction",
    from: 3,
    time: "10:00",
    to: 3,
    endTime: "11:00",
    place: "sitter_home",
    status: "accepted",
  },
  {
    between: { sanneAndOwner: 1 },
    kind: "booking",
    service: "daycare_at_sitter_home",
    from: 12,
    time: "08:30",
    to: 14,
    endTime: "17:30",
    place: "sitter_home",
    details: "Twee dagen kantoor en een dag beurs. Hij kan niet goed alleen zijn.",
    status: "pending",
    awaiting: "sitter",
  },
  {
    between: { sanneAndOwner: 2 },
    kind: "booking",
    service: "day_and_night_care_at_owner_home",
    from: 52,
    time: "15:00",
    to: 58,
    endTime: "12:00",
    place: "owner_home",
    status: "accepted",
  },
  {
    between: { sanneAndOwner: 2 },
    kind: "booking",
    service: "house_visit",
    from: -38,
    time: "09:00",
    to: -33,
    endTime: "09:00",
    visits: ["09:00"],
    place: "owner_home",
    status: "closed",
    closedReason: "completed",
    story: dailyVisits,
  },
  {
    between: { sanneAndOwner: 2 },
    kind: "booking",
    service: "house_visit",
    from: -9,
    time: "09:00",
    to: -7,
    endTime: "09:00",
    visits: ["09:00"],
    place: "owner_home",
    status: "closed",
    closedReason: "completed",
    story: dailyVisits,
  },
  {
    between: { sanneAndOwner: 3 },
    kind: "booking",
    service: "dog_walking_service",
    from: -3,
    time: "16:30",
    to: -3,
    endTime: "16:30",
    visits: ["16:30"],
    place: "owner_home",
    status: "closed",
    closedReason: "completed",
  },
  {
    between: { sanneAndOwner: 3 },
    kind: "booking",
    service: "dog_walking_service",
    from: -6,
    time: "16:30",
    to: -6,
    endTime: "16:30",
    visits: ["16:30"],
    place: "owner_home",
    status: "closed",
    closedReason: "expired",
  },
];
