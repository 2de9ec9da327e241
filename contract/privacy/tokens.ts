import { referenceLinkDays } from "../references.ts";
import { withdrawalDays } from "../subscriptions/subscriptions.ts";
import { retentionDays } from "./retention.ts";

/**
 * Everything that opens something to whoever holds it: what it opens, how long, and which event ends it.
 * Nothing that ends tokens has a list of its own; a test makes each of these and lets each event happen.
 */
export const tokenEvents = [
  "logOut",
  "passwordChange",
  "passwordReset",
  "newEmail",
  "ban",
  "block",
  "deletion",
] as const;
export type TokenEvent = (typeof tokenEvents)[number];

type Token = {
  opens: string;
  /** Null: until an event of its own ends it, as `opens` says. */
  lastsMs: number | null;
  endedBy: readonly TokenEvent[];
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What lets somebody in as the user, or takes their account away. */
const wayIn = ["passwordChange", "passwordReset", "newEmail", "ban", "deletion"] as const;

export const tokens = {
  session: {
    opens:
      "The whole account, on one device; since it was last used. A new password spares its own.",
    lastsMs: retentionDays.traces * day,
    endedBy: ["logOut", "passwordChange", "passwordReset", "ban", "deletion"],
  },
  pushSubscription: {
    opens: "News on a locked screen of a browser, until that browser gives it up.",
    lastsMs: null,
    endedBy: ["passwordChange", "passwordReset", "ban", "deletion"],
  },
  confirm_email: {
    opens: "Confirms the address that it went to, and nothing else.",
    lastsMs: 48 * hour,
    endedBy: ["newEmail", "deletion"],
  },
  change_email: { opens: "Another address for the account.", lastsMs: 48 * hour, endedBy: wayIn },
  reset_password: { opens: "Another password.", lastsMs: hour, endedBy: wayIn },
  login: { opens: "A session, by a link in a mail.", lastsMs: 30 * minute, endedBy: wayIn },
  social_login: {
    opens: "A session, on the way back from Google, Facebook or Apple.",
    lastsMs: 2 * minute,
    endedBy: wayIn,
  },
  social_link: {
    opens: "A way in by Google, Facebook or Apple, and a session.",
    lastsMs: 48 * hour,
    endedBy: wayIn,
  },
  form_login: {
    opens: "A session for the script of the page after a plain form, with that form's own.",
    lastsMs: minute,
    endedBy: ["logOut", ...wayIn],
  },
  second_factor: {
    opens: "The second step of logging in.",
    lastsMs: 5 * minute,
    endedBy: wayIn,
  },
  delete_account: {
    opens: "With a session: the end of the account.",
    lastsMs: 15 * minute,
    endedBy: wayIn,
  },
  continue: {
    opens: "Signing up from where it was left, with what was filled in.",
    lastsMs: 14 * day,
    endedBy: ["newEmail", "ban", "deletion"],
  },
  /** Six months, as the law on digital services gives, however long those are. */
  appeal_ban: {
    opens: "Why somebody was banned, and one appeal; until the ban is lifted.",
    lastsMs: 184 * day,
    endedBy: ["newEmail", "deletion"],
  },
  calendarFeed: {
    opens: "All of somebody's bookings with names and streets, until it is switched off.",
    lastsMs: null,
    endedBy: ["passwordReset", "ban", "deletion"],
  },
  sharedReport: {
    opens: "The report of one stay, without addresses, until its owner takes it back.",
    lastsMs: null,
    endedBy: ["ban", "deletion"],
  },
  invitation: {
    opens: "Signing up as somebody's guest, while they can be found.",
    lastsMs: null,
    endedBy: ["ban", "deletion"],
  },
  reference: {
    opens: "To somebody else: one reference of theirs. The sitter's password is no affair of them.",
    lastsMs: referenceLinkDays * day,
    endedBy: ["deletion"],
  },
  withdrawal: {
    opens: "Undoing one purchase, for the fourteen days that the law gives.",
    lastsMs: withdrawalDays * day,
    endedBy: [],
  },
  pauseAlert: {
    opens: "Pausing one alert, as long as there is one.",
    lastsMs: null,
    endedBy: ["deletion"],
  },
  unsubscribe: {
    opens: "No more mail of one kind, or of any, to one address.",
    lastsMs: null,
    endedBy: [],
  },
  ownData: {
    opens: "The file of one's own data, to who was banned and can't log in for it.",
    lastsMs: retentionDays.personalDataExport * day,
    endedBy: ["deletion"],
  },
} as const satisfies Record<string, Token>;

export type TokenKind = keyof typeof tokens;

export function isEndedBy(kind: TokenKind, event: TokenEvent): boolean {
  const endedBy: readonly TokenEvent[] = tokens[kind].endedBy;
  return endedBy.includes(event);
}
