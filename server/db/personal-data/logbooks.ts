import { isNull } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { logbookActivities } from "../schema/logbooks.ts";
import {
  type Keep,
  measures,
  personal,
  picture,
  plain,
  type Register,
  secret,
  until,
} from "./entries.ts";

const both = ["owner", "sitter"] as const;
const stays = { leaving: { stays: "logbooks" } } as const;
const withLogbook = until("the second of the two has gone");
const track: Keep = {
  as: "erased",
  period: `${retentionDays.track} days after the walk began`,
  job: "logbooks.erase-routes",
};
const ofLogbook = {
  owner: { through: "logbookId", table: "logbooks", as: "owner" },
  sitter: { through: "logbookId", table: "logbooks", as: "sitter" },
} as const;
const ofWalk = {
  owner: { through: "walkId", table: "logbookWalks", as: "owner" },
  sitter: { through: "walkId", table: "logbookWalks", as: "sitter" },
} as const;

export const logbookEntriesOfRegister = {
  logbooks: {
    row: "what happened while an owner was away",
    why: "care",
    keep: withLogbook,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    columns: {
      id: plain,
      bookingId: plain,
      chatRoomId: plain,
      ownerProfileId: plain,
      sitterProfileId: plain,
      ownerName: personal("owner", { leaving: { becomes: "null" } }),
      sitterName: personal("sitter", { leaving: { becomes: "null" } }),
      title: personal(both, stays),
      ownerNotes: personal(both, stays),
      sitterNotes: personal(both, stays),
      startOn: personal(both, stays),
      endOn: personal(both, stays),
      cancelledAt: personal(both, stays),
      handoverUntil: personal(both, stays),
      completedAt: personal(both, stays),
      shareToken: secret("owner", { leaving: { becomes: "null" } }),
      sharedAt: personal("owner", { leaving: { becomes: "null" } }),
      changedAt: plain,
      createdAt: personal(both, stays),
    },
  },
  logbookSides: {
    row: "what a logbook is to one of the two",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: { logbookId: plain, side: plain, unreadUpdatesCount: plain, gatheringUntil: plain },
  },
  logbookPets: {
    row: "an animal of a logbook, as it was then",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: {
      logbookId: plain,
      position: plain,
      petId: plain,
      name: personal(both, stays),
      category: plain,
    },
  },
  logbookEntries: {
    row: "a visit",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: {
      id: plain,
      logbookId: plain,
      plannedAt: personal(both, stays),
      day: personal(both, stays),
      checkInAt: personal(both, stays),
      checkInLat: personal(both, { leaving: { becomes: "null" } }),
      checkInLng: personal(both, { leaving: { becomes: "null" } }),
      checkOutAt: personal(both, stays),
      checkOutLat: personal(both, { leaving: { becomes: "null" } }),
      checkOutLng: personal(both, { leaving: { becomes: "null" } }),
      // Each of the two learns their own: where somebody lives is not to be measured.
      distanceM: personal("owner", stays),
      near: personal("sitter", stays),
      note: personal(both, stays),
      checkInClientId: plain,
      checkOutClientId: plain,
      isCheckOutAssumed: plain,
      isCheckInToldLater: plain,
      isCheckOutToldLater: plain,
      createdAt: personal(both, stays),
    },
  },
  logbookActivities: {
    row: "something that a sitter did",
    why: "care",
    keep: withLogbook,
    people: {
      owner: { ...ofLogbook.owner, only: isNull(logbookActivities.removedAt) },
      sitter: ofLogbook.sitter,
    },
    columns: {
      id: plain,
      logbookId: plain,
      entryId: plain,
      kind: personal(both, stays),
      petId: plain,
      petName: personal(both, stays),
      minutes: personal(both, stays),
      note: personal(both, stays),
      doneAt: personal(both, stays),
      isToldLater: plain,
      clientId: plain,
      removedAt: plain,
      createdAt: personal(both, stays),
    },
  },
  logbookImages: {
    row: "a picture of a visit",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: {
      id: plain,
      logbookId: plain,
      entryId: plain,
      activityId: plain,
      petId: plain,
      key: picture(both, stays),
      ...measures,
      caption: personal(both, stays),
      takenAt: personal(both, stays),
      heartedAt: personal("owner", stays),
      addedToPetIds: plain,
      isAddedToProfile: plain,
      isToldLater: plain,
      clientId: plain,
      createdAt: personal(both, stays),
    },
  },
  logbookRemovedImages: {
    row: "that a picture was taken away, so that it doesn't come back",
    why: "running",
    keep: withLogbook,
    people: ofLogbook,
    columns: { logbookId: plain, clientId: plain },
  },
  logbookTasks: {
    row: "what an owner would like to have done",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: {
      id: plain,
      logbookId: plain,
      position: plain,
      text: personal(both, stays),
      onDay: personal(both, stays),
      time: personal(both, stays),
      petId: plain,
      doneAt: personal(both, stays),
      isToldLater: plain,
    },
  },
  logbookWalks: {
    row: "a walk: how far, how long, and its route",
    why: "care",
    keep: withLogbook,
    people: ofLogbook,
    columns: {
      id: plain,
      logbookId: plain,
      entryId: plain,
      clientId: plain,
      startedAt: personal(both, stays),
      endedAt: personal(both, stays),
      distanceM: personal(both, stays),
      seconds: personal(both, stays),
      petIds: plain,
      lines: personal(both, { keep: track, leaving: { becomes: "default" } }),
      isToldLater: plain,
      erasedAt: plain,
      createdAt: personal(both, stays),
    },
  },
  logbookWalkPoints: {
    row: "where somebody was during a walk",
    why: "care",
    keep: track,
    people: ofWalk,
    columns: {
      walkId: plain,
      at: personal(both, { leaving: "rowGoes" }),
      lat: personal(both, { leaving: "rowGoes" }),
      lng: personal(both, { leaving: "rowGoes" }),
      accuracy: plain,
      segment: plain,
    },
  },
} as const satisfies Pick<
  Register,
  | "logbooks"
  | "logbookSides"
  | "logbookPets"
  | "logbookEntries"
  | "logbookActivities"
  | "logbookImages"
  | "logbookRemovedImages"
  | "logbookTasks"
  | "logbookWalks"
  | "logbookWalkPoints"
>;
