import { parseArgs } from "node:util";
import { defaultSitters, growDemo } from "#demo/seed.ts";
import { findDemoChoice } from "#server/demo-choice.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { prepareInstallation } from "#server/prepare-installation.ts";

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
const { db } = database;
const clock = systemClock;
const passwords = createPasswords();
// Who asks for demo data by name wants it, also on a PostgreSQL server; never among people's own.
const { appKey } = await prepareInstallation({
  config: { ...config, DEMO: true },
  database,
  clock,
  passwords,
});
if (!(await findDemoChoice(db))) {
  console.error("This database is not a demo: people's own data is never mixed with demo data.");
  await database.close();
  process.exit(2);
}
await growDemo(db, count, { now: clock.now(), appKey, passwords });
await database.close();
console.log(`The demo has at least ${Math.max(count, defaultSitters)} sitters.`);
