import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { preparedDumpFile } from "#server/db/prepared-dump.ts";
import { createJobs } from "#server/platform/jobs/jobs.ts";
import { quietLog } from "#server/platform/log.ts";

/**
 * Makes the dump of a migrated, empty database from which a new embedded one starts in a second
 * instead of ten, and from which every test gets its own.
 */
export async function prepareDatabase(): Promise<string> {
  const file = preparedDumpFile();
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  if (present.includes(path.basename(file))) return file;

  const database = await openEmbedded({});
  await migrate(database);
  // The job queue keeps its own tables; making them is half of the slow start.
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start({ withWorkers: false });
  await jobs.stop(1_000);
  const dump = await database.pglite.dumpDataDir("gzip");
  await database.close();

  // Whole or not at all: a build that is broken off leaves no half dump behind.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, file);
  const outdated = present.filter((name) => name.startsWith("database-"));
  await Promise.all(outdated.map((name) => rm(path.join(folder, name), { force: true })));
  return file;
}

if (import.meta.main) console.log(await prepareDatabase());
