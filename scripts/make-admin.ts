/**
 * `npm run make-admin -- somebody@example.nl`: makes an admin of an account that is there. The first one is
 * made so; it is written down like everything that admins do. With `--reset-second-factor` it takes away the
 * second step of somebody who has lost both phone and recovery codes, and does nothing else.
 */
import { migrate } from "#server/db/migrate.ts";
import { makeAdmin, resetSecondFactor } from "#server/domains/admin/make-admin.service.ts";
import { systemClock } from "#server/platform/clock.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import type { Context } from "#server/platform/context.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { exitCodes } from "#server/platform/process-net.ts";

const resetFlag = "--reset-second-factor";

async function run(words: string[]): Promise<void> {
  const isReset = words.includes(resetFlag);
  const [email, ...others] = words.filter((word) => word !== resetFlag);
  if (!email || others.length > 0) {
    console.error("Name the account's address: npm run make-admin -- somebody@example.nl");
    process.exitCode = exitCodes.misconfigured;
    return;
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    const said = await database.db.transaction((db) => {
      const ctx = { db, now: systemClock.now() };
      return isReset ? reset(ctx, email) : make(ctx, email);
    });
    console.log(said ?? `There is no account of ${email}.`);
    if (said === null) process.exitCode = exitCodes.failed;
  } finally {
    await database.close();
  }
}

async function make(ctx: Context, email: string): Promise<string | null> {
  if (!(await makeAdmin(ctx, { email }))) return null;
  return `${email} is an admin now. Admins log in with two steps: they are asked to set that up at their first visit of /cms.`;
}

async function reset(ctx: Context, email: string): Promise<string | null> {
  switch (await resetSecondFactor(ctx, { email })) {
    case "reset":
      return `${email} logs in with one step until they set up another.`;
    case "notOn":
      return `${email} logs in with one step already.`;
    case "unknown":
      return null;
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof BadConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodes.misconfigured;
});
