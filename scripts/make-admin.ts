/**
 * `npm run make-admin -- somebody@example.nl`: makes an admin of an account that is there. The first one is
 * made so; it is written down like everything that admins do.
 */
import { migrate } from "#server/db/migrate.ts";
import { makeAdmin } from "#server/domains/admin/make-admin.service.ts";
import { systemClock } from "#server/platform/clock.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { exitCodes } from "#server/platform/process-net.ts";

async function run(email: string | undefined): Promise<void> {
  if (!email) {
    console.error("Name the account's address: npm run make-admin -- somebody@example.nl");
    process.exitCode = exitCodes.misconfigured;
    return;
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    const isDone = await database.db.transaction((db) =>
      makeAdmin({ db, now: systemClock.now() }, { email }),
    );
    console.log(isDone ? `${email} is an admin now.` : `There is no account of ${email}.`);
    if (!isDone) process.exitCode = exitCodes.failed;
  } finally {
    await database.close();
  }
}

run(process.argv[2]).catch((error: unknown) => {
  if (!(error instanceof BadConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodes.misconfigured;
});
