import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { AccountPorts } from "../account.ports.ts";
import type { UserRow } from "../account.repository.ts";
import { eraseTraces } from "./account-deletion.repository.ts";
import { eraseRows, findBlocker } from "./account-deletion.service.ts";
import { forgetTraces, listUnconfirmed, lockUnconfirmed } from "./account-retention.repository.ts";
import { retentionLimits } from "./account-retention.rules.ts";

type Blockers = Pick<AccountPorts, "deletionBlockers">;
type Parts = Pick<Platform, "db" | "clock" | "outbox">;

/** How many ids are looked up at once; each account goes in a transaction of its own. */
const batchSize = 100;

/** Every night; what is broken off goes on the next time. */
export async function forgetOldTraces({ db, clock }: Parts): Promise<void> {
  await forgetTraces(db, retentionLimits(clock.now()).traces);
}

/** Without a word: nobody ever said that the address is theirs. */
export async function forgetUnconfirmed(
  parts: Parts,
  ports: Blockers,
  atOnce = batchSize,
): Promise<void> {
  const { db, clock } = parts;
  const { unconfirmed: before } = retentionLimits(clock.now());
  for (let afterId = 0; ; ) {
    const people = await listUnconfirmed(db, before, { afterId, limit: atOnce });
    for (const user of people) await forgetOne(parts, ports, user, before);
    if (people.length < atOnce) return;
    afterId = people.at(-1)?.id ?? afterId;
  }
}

async function forgetOne(
  { db, outbox }: Parts,
  ports: Blockers,
  user: UserRow,
  before: Date,
): Promise<void> {
  const { id: userId } = user;
  try {
    await db.transaction(async (tx) => {
      await endSessions(tx, outbox, { userId });
      await eraseTraces(tx, user);
      // Only now: see `eraseTraces` for the order.
      const isStill = await lockUnconfirmed(tx, userId, before);
      if (!isStill || (await findBlocker(tx, ports, userId))) throw new Stays();
      await eraseRows(tx, outbox, userId);
    });
  } catch (error) {
    if (!(error instanceof Stays)) throw error;
  }
}

/** They have confirmed meanwhile, or something holds them: the transaction is taken back. */
class Stays extends Error {
  override name = "Stays";
}
