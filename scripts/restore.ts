/**
 * `npm run restore -- backup.zip --keys <folder>`: what `npm run backup` has made, into DATA_DIR or into the
 * folder that is named after it; a new or empty one.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { BackupFailed } from "#server/platform/backups/backup-failed.ts";
import { restoreBackup } from "#server/platform/backups/restore-backup.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { exitCodes } from "#server/platform/process-net.ts";

const usage = "npm run restore -- <backup.zip> [<new folder>] [--keys <folder with the keys>]";

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: "string" } },
  });
  const [file, folder] = positionals;
  if (!file) {
    console.error(`Name the backup: ${usage}`);
    process.exitCode = exitCodes.misconfigured;
    return;
  }
  const config = readConfig(process.env);
  const to = path.resolve(folder ?? config.dataDir);
  const { APP_KEY: appKey, DATA_KEY: dataKey } = config;
  const { keys } = values;
  const { madeAt, hasFiles } = await restoreBackup({ file, to, keys, appKey, dataKey });
  console.log(`${to} is as it was at ${madeAt}; every checksum was right.`);
  if (!hasFiles) console.log("Pictures were in a bucket, and are not in the backup.");
  console.log("Before you start it, read 'After a restore' in docs/operations.md.");
}

run().catch((error: unknown) => {
  const isSaid = error instanceof BadConfiguration || error instanceof BackupFailed;
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = error instanceof BadConfiguration ? exitCodes.misconfigured : exitCodes.failed;
});
