import { parseArgs } from "node:util";
import { defaultSitters, growDemo } from "#demo/seed.ts";
import { migrate } from "#server/db/migrate.ts";
import { findDemoChoice } from "#server/demo-choice.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { readAppKey } from "#server/platform/encryption/app-key.ts";
import { readDataKeys } from "#server/platform/encryption/data-keys.ts";
import { createEncryption } from "#server/platform/encryption/encryption.ts";
import { checkDataKey } from "#server/platform/encryption/key-check.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { prepareDemo } from "#server/prepare-demo.ts";

/** `npm run demo -- --sitters 10000`: grows the demo data of the configured database. */
const { values } = parseArgs({
  options: { sitters: { type: "string", default: String(defaultSitters) } },
});
const count = Number(values.sitters);
if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
  console.error("--sitters takes a whole number up to 1000000");
  process.exit(2);
}

const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database);
const appKey = await readAppKey(config);
const { db } = database;
const passwords = createPasswords();
// Who asks for demo data by name wants it, also on a PostgreSQL server; never among people's own.
if ((await findDemoChoice(db)) === null) {
  const encryption = createEncryption(await readDataKeys(config));
  await checkDataKey(db, encryption);
  await prepareDemo({
    db,
    database,
    appKey,
    encryption,
    passwords,
    clock: systemClock,
    config: { ...config, DEMO: true },
  });
}
if (!(await findDemoChoice(db))) {
  console.error("This database is not a demo: people's own data is never mixed with demo data.");
  await database.close();
  process.exit(2);
}
await growDemo(db, count, { now: systemClock.now(), appKey, passwords });
await database.close();
console.log(`The demo has at least ${Math.max(count, defaultSitters)} sitters.`);
