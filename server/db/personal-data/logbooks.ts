import { isNull } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { logbookActivities } from "../schema/logbooks.ts";
import { entries, erased, measures, personal, picture, secret, until } from "./entries.ts";

const both = ["owner", "sitter"] as const;
const stays = { leaving: { stays: "logbooks" } } as const;
const nulled = { leaving: { becomes: "null" } } as const;
const withLogbook = until("the second of the two has gone");
const track = erased(`${retentionDays.track} days after the walk began`, "logbooks.erase-routes");
const people = {
  owner: { through: "logbookId", table: "logbooks", as: "owner" },
  sitter: { through: "logbookId", table: "logbooks", as: "sitter" },
} as const;
const ofLogbook = { why: "care", keep: withLogbook, people } as const;

export const logbookEntriesOfRegister = entries({
  logbooks: {
    row: "what happened while an owner was away",
    why: "care",
    keep: withLogbook,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    ...stays,
    theirs: "title ownerNotes sitterNotes startOn endOn",
    plain: "changedAt",
    but: {
      ownerName: personal("owner", nulled),
      sitterName: personal("sitter", nulled),
      shareToken: secret("owner", nulled),
      sharedAt: personal("owner", nulled),
    },
  },
  logbookSides: {
    row: "what a logbook is to one of the two",
    ...ofLogbook,
    plain: "side unreadUpdatesCount gatheringUntil",
  },
  logbookPets: {
    row: "an animal of a logbook, as it was then",
    ...ofLogbook,
    ...stays,
    theirs: "name",
    plain: "position category",
  },
  logbookEntries: {
    row: "a visit",
    ...ofLogbook,
    ...stays,
    theirs: "day note",
    plain: "checkInClientId checkOutClientId",
    but: {
      "checkInLat checkInLng checkOutLat checkOutLng": personal(both, nulled),
      // Each of the two learns their own: where somebody lives is not to be measured.
      distanceM: personal("owner", stays),
      near: personal("sitter", stays),
    },
  },
  logbookActivities: {
    row: "something that a sitter did",
    why: "care",
    keep: withLogbook,
    people: {
      owner: { ...people.owner, only: isNull(logbookActivities.removedAt) },
      sitter: people.sitter,
    },
    ...stays,
    theirs: "kind petName minutes note",
    plain: "clientId removedAt",
  },
  logbookImages: {
    row: "a picture of a visit",
    ...ofLogbook,
    ...stays,
    theirs: "caption",
    plain: `${measures} addedToPetIds clientId`,
    but: { key: picture(both, stays), heartedAt: personal("owner", stays) },
  },
  logbookRemovedImages: {
    row: "that a picture was taken away, so that it doesn't come back",
    why: "running",
    keep: withLogbook,
    people,
    plain: "clientId",
  },
  logbookTasks: {
    row: "what an owner would like to have done",
    ...ofLogbook,
    ...stays,
    theirs: "text onDay time",
    plain: "position",
  },
  logbookWalks: {
    row: "a walk: how far, how long, and its route",
    ...ofLogbook,
    ...stays,
    theirs: "distanceM seconds",
    plain: "clientId petIds erasedAt",
    but: { lines: personal(both, { keep: track, leaving: { becomes: "default" } }) },
  },
  logbookWalkPoints: {
    row: "where somebody was during a walk",
    why: "care",
    keep: track,
    people: {
      owner: { through: "walkId", table: "logbookWalks", as: "owner" },
      sitter: { through: "walkId", table: "logbookWalks", as: "sitter" },
    },
    leaving: "rowGoes",
    theirs: "lat lng",
    plain: "accuracy segment",
  },
});
