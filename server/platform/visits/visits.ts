import { createHmac } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { type VisitKind, visitKinds } from "#contract/shared/visits.ts";
import type { Db } from "#server/db/database.ts";
import { dailyVisits, sitterViewers, sitterViews } from "#server/db/schema/figures/visits.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

/** A page that somebody looked at; of a sitter's page also whose it is. */
export type PageVisit = { what: VisitKind; sitterProfileId?: number };

/** What tells one visitor from another; only its digest is ever kept, and that for the day. */
export type Visitor = { session: string | undefined; address: string; agent: string };

export type Visits = {
  /** Costs the page nothing: it is added up in memory. */
  count(visit: PageVisit, by: Visitor): void;
  /** Writes down what was counted since; several processes add to the same rows. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Who is killed meanwhile loses so much: a figure may be a little low, and no page waits for it. */
const flushMs = 10_000;

type VisitsParts = { db: Db; clock: Clock; log: Log; appKey: string };

export function createVisits({ db, clock, log, appKey }: VisitsParts): Visits {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const taken = counts;
    if (taken.size === 0) return;
    counts = new Map();
    try {
      await db.transaction((tx) => add(tx, taken));
    } catch (error) {
      // The database is away: they go with the next ones.
      for (const [key, count] of taken) counts.set(key, (counts.get(key) ?? 0) + count);
      log.error({ err: error }, "visits could not be written down");
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    count({ what, sitterProfileId }, by) {
      const day = dayInAmsterdam(clock.now());
      const visitor = sitterProfileId ? digestOf(by, day, appKey) : "";
      const key = [day, what, sitterProfileId ?? "", visitor].join(" ");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    flush,
    start() {
      timer = setInterval(flush, flushMs);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Nobody can turn it back into an address: its key is the server's own and the day's. */
function digestOf({ session, address, agent }: Visitor, day: string, appKey: string): string {
  const who = session ?? `${address} ${agent}`;
  return createHmac("sha256", appKey).update(`view ${day} ${who}`).digest("base64");
}

type Counted = {
  day: string;
  what: VisitKind;
  profileId: number | null;
  visitor: string;
  count: number;
};

function read([key, count]: [string, number]): Counted {
  const [day = "", what, profileId, visitor = ""] = key.split(" ");
  const kind = visitKinds.find((each) => each === what);
  if (!kind) throw new Error(`nobody counts visits of ${what}`);
  return { day, what: kind, profileId: profileId ? Number(profileId) : null, visitor, count };
}

/** Each statement in the order of its keys: two processes would wait for each other otherwise. */
async function add(tx: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const counted = [...counts].map(read);
  await tx.execute(sql`
    insert into ${dailyVisits} (day, what, count)
    select day, what, sum(count)::int from ${rowsOf(counted)} group by day, what order by day, what
    on conflict (day, what) do update set count = ${dailyVisits}.count + excluded.count`);
  const ofSitters = counted.filter(({ profileId }) => profileId !== null);
  if (ofSitters.length === 0) return;
  // A profile may have gone since; at this very moment, and all of it is written next time.
  await tx.execute(sql`
    with first as (
      insert into ${sitterViewers} (day, profile_id, visitor)
      select visit.day, visit."profileId", visit.visitor from ${rowsOf(ofSitters)}
      where exists (select from ${sharedProfiles} where ${sharedProfiles.id} = visit."profileId")
      order by visit."profileId", visit.day, visit.visitor
      on conflict do nothing returning day, profile_id
    )
    insert into ${sitterViews} (day, profile_id, count)
    select day, profile_id, count(*)::int from first
    group by profile_id, day order by profile_id, day
    on conflict (profile_id, day) do update set count = ${sitterViews}.count + excluded.count`);
}

function rowsOf(counted: readonly Counted[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
    as visit(day date, what text, "profileId" int, visitor text, count int)`;
}

/** What calls itself a machine, or nothing at all; as far as that tells. */
const machine =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|headless|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|axios|node/i;

/** Whether a page is being looked at, and not read by a machine or fetched in case it is wanted. */
export function isPerson(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const agent = headers["user-agent"];
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  if (typeof agent !== "string" || machine.test(agent)) return false;
  return !String(purpose ?? "").includes("prefetch");
}
