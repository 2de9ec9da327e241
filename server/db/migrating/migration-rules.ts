/**
 * What a migration may do while people use the site and processes of the release before still run. Each rule
 * names what it would do to them; a migration that has to do it all the same says why, in a line
 * `-- allowed: …` of the statement.
 */

/** They grow with every day that people use the site: what reads or writes all of one takes minutes. */
export const growingTables: ReadonlySet<string> = new Set([
  "alert_told_items",
  "audit_entries",
  "booking_pets",
  "bookings",
  "chat_room_sides",
  "chat_rooms",
  "contact_beginnings",
  "favorites",
  "idempotency_keys",
  "intake_changes",
  "intake_forms",
  "intake_sections",
  "intake_versions",
  "known_devices",
  "logbook_activities",
  "logbook_entries",
  "logbook_images",
  "logbook_sides",
  "logbook_tasks",
  "logbook_walk_points",
  "logbook_walks",
  "logbooks",
  "mails",
  "messages",
  "notifications",
  "one_time_tokens",
  "outbox_deliveries",
  "outbox_events",
  "payment_entries",
  "payments",
  "pet_images",
  "pets",
  "profile_images",
  "profiles",
  "reminders",
  "request_views",
  "reviews",
  "sessions",
  "sitter_busy_days",
  "sitter_search",
  "sitter_viewers",
  "sitter_views",
  "uploads",
  "users",
]);

const outsideMark = "-- outside a transaction";

/** Marked so: `create index concurrently` works in no transaction, and keeps nobody from writing. */
export function isOutside([first = ""]: readonly string[]): boolean {
  return first.trimStart().startsWith(outsideMark);
}

export function withoutConcurrently(statement: string): string {
  return statement.replace(/\b(index)\s+concurrently\b/gi, "$1");
}

type Rule = {
  /** The table is the first group. */
  pattern: RegExp;
  /** Only where there may be many rows. */
  ofGrowing: boolean;
  why: string;
};

const table = String.raw`(?:"public"\.)?"?(\w+)"?`;
const alter = `alter table (?:only )?(?:if exists )?${table}`;
const rule = (...text: Parameters<typeof String.raw>) => new RegExp(String.raw(...text), "i");

const rules: readonly Rule[] = [
  {
    pattern: rule`^create (?:unique )?index (?!concurrently)[^;]* on ${table}`,
    ofGrowing: true,
    why: "nobody can write until the index is built: use `concurrently`, outside a transaction",
  },
  {
    pattern: rule`^${alter} alter column "?\w+"? (?:set data )?type`,
    ofGrowing: true,
    why: "every row is written anew, and nobody can read meanwhile",
  },
  {
    pattern: rule`^${alter} alter column "?\w+"? set not null`,
    ofGrowing: true,
    why: "every row is read, and nobody can write meanwhile",
  },
  {
    pattern: rule`^${alter} add column [^;]*(?:default (?:gen_random_uuid|random|clock_timestamp)|generated always as \()`,
    ofGrowing: true,
    why: "every row is written anew, and nobody can read meanwhile",
  },
  {
    pattern: rule`^${alter} add constraint (?![^;]*\bunique\b)(?![^;]*not valid)`,
    ofGrowing: true,
    why: "every row is read, and nobody can write meanwhile: add it `not valid`, and validate it later",
  },
  {
    pattern: rule`^${alter} add column (?=[^;]*not null)(?![^;]*(?:default|generated))`,
    ofGrowing: false,
    why: "the release before leaves the column out, and its rows are refused: give it a default",
  },
  {
    pattern: rule`^${alter} (?:drop column|rename)`,
    ofGrowing: false,
    why: "the release before still asks for it",
  },
  {
    pattern: rule`^drop table (?:if exists )?${table}`,
    ofGrowing: false,
    why: "the release before still asks for it",
  },
];

/** What stands against a migration, statement by statement; nothing: it may go. */
export function problemsOf(statements: readonly string[]): string[] {
  const isMarked = isOutside(statements);
  return statements.flatMap((whole) => {
    if (/^\s*-- allowed: \S/m.test(whole)) return [];
    const statement = withoutComments(whole);
    const found = rules.flatMap(({ pattern, ofGrowing, why }) => {
      const name = pattern.exec(statement)?.[1];
      return name !== undefined && (!ofGrowing || growingTables.has(name))
        ? [`${name}: ${why}`]
        : [];
    });
    if (isMarked && !isRepeatable.test(statement)) {
      found.push(`${statement.slice(0, 60)}: may be broken off halfway, and must do no harm twice`);
    }
    return found;
  });
}

/** One that was broken off leaves an index that is not valid: it goes first. */
const isRepeatable =
  /^(?:drop index concurrently if exists|create (?:unique )?index concurrently|alter table \S+ validate constraint) /i;

function withoutComments(statement: string): string {
  return statement
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("--"))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
