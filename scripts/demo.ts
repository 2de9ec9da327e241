import { parseArgs } from "node:util";
import { migrate } from "#server/db/migrate.ts";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { findDemoChoice, hasNoUsers, keepDemoChoice } from "#server/demo/choice.ts";
import { seedDemoSitters } from "#server/demo/sitters.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";

/** `npm run demo -- --sitters 10000`: grows the demo data of the configured database. */
const { values } = parseArgs({ options: { sitters: { type: "string", default: "400" } } });
const count = Number(values.sitters);
if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
  console.error("--sitters takes a whole number up to 1000000");
  process.exit(2);
}

const database = await openDatabase(readConfig(process.env));
await migrate(database);
const now = new Date();
if ((await findDemoChoice(database.db)) === null && (await hasNoUsers(database.db))) {
  await database.db.transaction(async (tx) => {
    await keepDemoChoice(tx, true);
    await seedDemoAccounts(tx, now);
  });
}
if (!(await findDemoChoice(database.db))) {
  console.error("This database is not a demo: people's own data is never mixed with demo data.");
  await database.close();
  process.exit(2);
}
await seedDemoSitters(database.db, count, now);
await database.close();
console.log(`The demo has ${count} sitters.`);
