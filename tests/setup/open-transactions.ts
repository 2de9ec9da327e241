import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { Db } from "#server/db/database.ts";
import { type SlowWork, slowWorkChannel } from "#server/platform/slow-work.ts";

const isOpen = new AsyncLocalStorage<true>();
let found: string[] = [];

function note(what: string): void {
  if (!isOpen.getStore()) return;
  const from = new Error().stack?.split("\n").filter((line) => /\/(server|tests)\//.test(line));
  found.push([`${what}, while a transaction is open`, ...(from ?? [])].join("\n"));
}

subscribe(slowWorkChannel, (message) => note((message as SlowWork).what));
// Node itself tells of every request, whoever makes it.
subscribe("undici:request:create", () => note("fetch"));
subscribe("http.client.request.start", () => note("http.request"));

const watched = new WeakSet<Db>();

/** From now on it is known of what is called whether a transaction is open around it. */
export function watchTransactions(db: Db): void {
  if (watched.has(db)) return;
  watched.add(db);
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => begin((tx) => isOpen.run(true, () => work(tx)), config);
}

/** What was done within transactions, and by whom; each is told once. */
export function takeSlowWork(): string[] {
  const taken = found;
  found = [];
  return taken;
}
