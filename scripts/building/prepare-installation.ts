import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { prepareInstallation } from "#server/prepare-installation.ts";
import { prepareDatabase } from "./prepare-database.ts";

/**
 * Fills a new installation while the web is built, for seconds during which nobody could look at it anyway;
 * and what it takes of memory goes with this process.
 */
await prepareDatabase();
const config = readConfig(process.env);
// On a PostgreSQL server other processes may be at work, of another release.
if (!config.DATABASE_URL) {
  const database = await openDatabase(config);
  await prepareInstallation({
    config,
    database,
    clock: systemClock,
    passwords: createPasswords(),
  });
  await database.close();
}
