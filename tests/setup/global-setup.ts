import pg from "pg";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createJobs } from "#server/platform/jobs/jobs.ts";
import { quietLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../scripts/building/prepare-database.ts";
import { copyPrefix, templateName } from "./template-name.ts";

/** Before the first test: one migrated database, of which each worker gets a copy. */
export async function setup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    await prepareDatabase();
    return;
  }
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${templateName} with (force)`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const database = openPostgres({
    url: withDatabase(url, templateName),
    poolSize: 3,
  });
  await migrate(database);
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start({ withWorkers: false });
  await jobs.stop(1_000);
  await database.close();
}

/** After the last: workers end without a word, and leave their copies. */
export async function teardown(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>(
    "select quote_ident(datname) as name from pg_database where starts_with(datname, $1)",
    [copyPrefix],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
