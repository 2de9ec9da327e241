/**
 * `npm run check-files`: whether every picture in storage belongs to a row and every row has its
 * pictures. `-- --remove` deletes those that belong to none.
 */
import { parseArgs } from "node:util";
import { migrate } from "#server/db/migrate.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { checkFiles } from "#server/platform/images/check-files.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { createStorage } from "#server/platform/storage/choose.ts";

const { values } = parseArgs({ options: { remove: { type: "boolean", default: false } } });
const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database);
const storage = await createStorage(config);
const { shown, withoutRow, withoutFile, waiting } = await checkFiles({ db: database.db, storage });
await database.close();

for (const file of withoutRow) console.log(`no row: ${file}`);
for (const file of withoutFile) console.log(`no file: ${file}`);
if (values.remove) for (const file of withoutRow) await storage.remove(file);
console.log(
  `${shown} files are shown, ${waiting} uploads are pending or to be deleted, ` +
    `${withoutRow.length} files have no row${values.remove ? " and were removed" : ""}, ` +
    `${withoutFile.length} rows lack a file.`,
);
if (withoutFile.length > 0 || (withoutRow.length > 0 && !values.remove)) process.exitCode = 1;
