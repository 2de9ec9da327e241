/**
 * `npm run backup -- /where/backups/are`: the embedded database with its files, in one archive, while the
 * server runs or not. What is kept where, and the way back, is in docs/operations.md.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { BackupFailed } from "#server/platform/backups/backup-failed.ts";
import { type MadeBackup, makeBackup } from "#server/platform/backups/make-backup.ts";
import { systemClock } from "#server/platform/clock.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { exitCodes } from "#server/platform/process-net.ts";

const forPostgres = `This site's database is a PostgreSQL server, which has tools of its own for this:

  pg_dump --format=custom --file=kwispel.dump "$DATABASE_URL"

and then a copy of the pictures: the folder files in DATA_DIR, or the bucket. In this order. Every step, the
way back and point-in-time recovery are in docs/operations.md, 'Backing up'.`;

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig(process.env);
  if (config.DATABASE_URL) {
    console.error(forPostgres);
    process.exitCode = exitCodes.misconfigured;
    return;
  }
  const { dataDir } = config;
  const to = path.resolve(positionals[0] ?? "backups");
  const withFiles = !config.S3_BUCKET;
  const made = await makeBackup({ dataDir, to, withFiles, now: systemClock.now() });
  for (const line of report(made, { dataDir, bucket: config.S3_BUCKET })) console.log(line);
}

function report(made: MadeBackup, site: { dataDir: string; bucket: string | undefined }): string[] {
  const { file, bytes, check, keyFiles } = made;
  const lines = [
    `${file}: ${(bytes / 2 ** 20).toFixed(1)} MB. The database in it was opened, and is whole.`,
  ];
  if (site.bucket) lines.push(`Pictures are in the bucket ${site.bucket}, and not in this backup.`);
  if (check) lines.push(`${check.shown} files of pictures are shown by it.`);
  if (check && check.withoutFile.length > 0) {
    lines.push(`${check.withoutFile.length} of them are missing: see npm run check-files.`);
  }
  if (keyFiles.length > 0) {
    const names = keyFiles.map((name) => path.join(site.dataDir, name)).join(" and ");
    lines.push(`Not in it, and needed to restore it: ${names}. Keep a copy of them elsewhere.`);
  }
  return lines;
}

run().catch((error: unknown) => {
  const isSaid = error instanceof BadConfiguration || error instanceof BackupFailed;
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = error instanceof BadConfiguration ? exitCodes.misconfigured : exitCodes.failed;
});
