import { lt, sql } from "drizzle-orm";
import type { Namespace } from "socket.io";
import {
  ClusterAdapterWithHeartbeat,
  type ClusterMessage,
  type ClusterResponse,
} from "socket.io-adapter";
import type { Database, Db } from "#server/db/database.ts";
import { rowsOf } from "#server/db/database.ts";
import { isUnavailable } from "#server/db/errors.ts";
import { socketAttachments } from "#server/db/schema/socket-attachments.ts";
import type { Log } from "../log.ts";

const channel = "sockets";
/** PostgreSQL takes up to 8,000 bytes in a NOTIFY; what is larger goes through a table. */
const largestNotice = 7_900;
const attachmentsLastMs = 60_000;
/** Only a database that is away makes so many wait. */
const mostWaiting = 5_000;

type Parts = {
  database: Database;
  log: Log;
  /** Something that other processes said was missed; they are heard again from now on. */
  onMissed(): void;
};

export type PostgresChannels = {
  adapter: (namespace: Namespace) => ClusterAdapterWithHeartbeat;
  close(): Promise<void>;
};

/**
 * Socket.IO's processes speak to each other by NOTIFY, over the database's own connections, which
 * know how to come back. (`@socket.io/postgres-adapter` takes a connection of its own and, when that
 * breaks, begins twice as many attempts each time.)
 */
export async function createPostgresChannels(parts: Parts): Promise<PostgresChannels> {
  const { database, log, onMissed } = parts;
  const adapters = new Map<string, PostgresAdapter>();
  const say = oneByOne((message: Said) => notify(database.db, message), {
    onFailure: (error) => log.error({ err: error }, "other processes were not told"),
    // Those who listen connect anew anyway, once the database is back.
    onTooMany: () => {},
  });
  const understand = oneByOne(
    async (payload: string) => {
      const message = await readNotice(database.db, payload);
      adapters.get(message.nsp)?.onMessage(message);
    },
    {
      onFailure(error) {
        log.error({ err: error }, "what another process said was not understood");
        onMissed();
      },
      onTooMany: onMissed,
    },
  );

  function hear(payload: string): void {
    if (payload === "") onMissed();
    else void understand(payload);
  }

  const notifications = await database.listen(channel, hear);
  const cleaning = setInterval(() => {
    forgetAttachments(database.db, new Date(Date.now() - attachmentsLastMs)).catch(
      (error: unknown) => log.error({ err: error }, "sockets' attachments not removed"),
    );
  }, attachmentsLastMs);

  /** Socket.IO calls it with `new`, so that it can't be an arrow. */
  function adapter(namespace: Namespace): PostgresAdapter {
    const made = new PostgresAdapter(namespace, say);
    adapters.set(namespace.name, made);
    return made;
  }

  return {
    adapter,
    async close() {
      clearInterval(cleaning);
      await notifications.stop();
    },
  };
}

type Said = ClusterMessage | ClusterResponse;
type Say = (message: Said) => Promise<void>;

class PostgresAdapter extends ClusterAdapterWithHeartbeat {
  readonly #say: Say;

  constructor(namespace: Namespace, say: Say) {
    super(namespace, {});
    this.#say = say;
  }

  protected override async doPublish(message: ClusterMessage): Promise<string> {
    await this.#say(message);
    // The place in a log of what was said: there is none.
    return "";
  }

  protected override doPublishResponse(_to: string, response: ClusterResponse): Promise<void> {
    return this.#say(response);
  }
}

/**
 * One after the other. Over several connections a message could overtake the one before it: on its way out,
 * and on its way in, where a large one has to be looked up.
 */
function oneByOne<Given>(
  act: (given: Given) => Promise<void>,
  { onFailure, onTooMany }: { onFailure(error: unknown): void; onTooMany(): void },
): (given: Given) => Promise<void> {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return async (given) => {
    if (waiting >= mostWaiting) return onTooMany();
    waiting += 1;
    last = last
      .then(() => act(given))
      // A connection may have broken while it lay idle; the next one is new.
      .catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return act(given);
      })
      .catch(onFailure)
      .finally(() => {
        waiting -= 1;
      });
    return last;
  };
}

async function notify(db: Db, message: Said): Promise<void> {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= largestNotice) {
    await db.execute(sql`select pg_notify(${channel}, ${text})`);
    return;
  }
  await db.execute(sql`
    with stored as (
      insert into ${socketAttachments} (payload) values (${Buffer.from(text)}) returning id
    )
    select pg_notify(${channel}, json_build_object('attachment', id)::text) from stored`);
}

async function readNotice(db: Db, payload: string): Promise<ClusterMessage> {
  const notice = JSON.parse(payload) as ClusterMessage | { attachment: number };
  if (!("attachment" in notice)) return notice;
  const [row] = await rowsOf<{ payload: Uint8Array }>(
    db,
    sql`select payload from ${socketAttachments} where id = ${notice.attachment}`,
  );
  if (!row) throw new Error("the attachment is gone");
  return JSON.parse(Buffer.from(row.payload).toString()) as ClusterMessage;
}

async function forgetAttachments(db: Db, before: Date): Promise<void> {
  await db.delete(socketAttachments).where(lt(socketAttachments.createdAt, before));
}
