import {
  entries,
  ofAccount,
  ofOwner,
  ofSitter,
  personal,
  until,
  withBoth,
  withProfile,
} from "./entries.ts";

const both = ["owner", "sitter"] as const;
const stays = { leaving: { stays: "bookings" } } as const;
const nulled = { leaving: { becomes: "null" } } as const;
const withBooking = until("the second of the two has gone");
const ofForm = {
  why: "care",
  keep: withProfile,
  people: { owner: { through: "formId", table: "intakeForms", as: "owner" } },
} as const;

export const bookingEntries = entries({
  bookings: {
    row: "what an owner and a sitter agreed on",
    why: "care",
    keep: withBoth,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    ...stays,
    theirs: [
      "serviceType startOn startTime endOn endTime visits visitMinutes place placeText details",
      "priceEstimate agreedPriceCents status closedReason closedBy reason proposal",
    ],
    // When contact ended by a block after the end: who made it is not for the other to read.
    plain: "kind awaiting revision sequence contactEndedAt askReviewsAt changedAt",
    but: {
      ownerName: personal("owner", nulled),
      sitterName: personal("sitter", nulled),
      requestWasUpdated: personal("owner", stays),
      ownerHomeAt: personal("owner", stays),
      sitterHomeAt: personal("sitter", stays),
    },
  },
  bookingPets: {
    row: "an animal of a booking, as it was then",
    why: "care",
    keep: withBooking,
    people: {
      owner: { through: "bookingId", table: "bookings", as: "owner" },
      sitter: { through: "bookingId", table: "bookings", as: "sitter" },
    },
    of: ["owner"],
    leaving: { becomes: "null" },
    theirs: "race birthOn",
    plain: "position category",
    but: {
      // By it both know what it was about.
      name: personal(both, stays),
    },
  },
  calendarFeeds: {
    row: "the address at which a calendar program reads somebody's bookings",
    why: "care",
    ...ofAccount,
    secret: "salt tokenHash",
  },
  ownCalendars: {
    row: "a calendar that a sitter brought in: its address, and when they are busy",
    why: "profile",
    ...ofSitter,
    theirs: "url busyTimes",
    plain: "etag lastModified readInFullAt lastReadAt lastTriedAt problem failures nextReadAt",
  },
  intakeForms: {
    row: "what a sitter must know of a house and its animals",
    why: "care",
    ...ofOwner,
    plain: "parts partsDone version",
  },
  intakeSections: {
    row: "a part of an intake form",
    ...ofForm,
    plain: "section keyId",
    encrypted: "encrypted",
  },
  intakeVersions: { row: "that an intake form was changed", ...ofForm, plain: "number" },
  intakeChanges: {
    row: "what was changed in an intake form",
    why: "care",
    keep: withProfile,
    people: { owner: { through: "versionId", table: "intakeVersions", as: "owner" } },
    plain: "section keyId seenAt",
    encrypted: "encrypted",
  },
});
