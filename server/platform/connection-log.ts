import type { ConnectionWatcher } from "#server/db/database.ts";
import type { Log } from "./log.ts";

/** Says that the database is away, and for how long it was once it is back. */
export function logConnections(log: Log, now: () => number = Date.now): ConnectionWatcher {
  let awaySince: number | null = null;
  return {
    onError(error) {
      awaySince ??= now();
      log.error({ err: error }, "lost a connection to the database");
    },
    onBack() {
      if (awaySince === null) return;
      log.info({ afterMs: now() - awaySince }, "the database is back");
      awaySince = null;
    },
  };
}
