import { mkdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { rowsOf } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { FolderInUse, type FolderLock, lockFolder } from "#server/db/embedded/folder-lock.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { productFolder } from "#server/db/product-folder.ts";
import { findCheckedKeyId } from "#server/platform/encryption/key-check.ts";
import { checkFiles, type FileCheck } from "#server/platform/images/check-files.ts";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import { whileStill } from "./ask-to-hold-still.ts";
import { BackupFailed } from "./backup-failed.ts";
import { copyData } from "./copy-data.ts";
import { backedUp, keyFiles, stagingOf } from "./data-folder.ts";
import { archiveFormat, type Manifest } from "./manifest.ts";
import { writeArchive } from "./write-archive.ts";

type Backup = {
  dataDir: string;
  /** The folder that it is put into. */
  to: string;
  /** False: pictures are in a bucket. */
  withFiles: boolean;
  now: Date;
};

export type MadeBackup = {
  file: string;
  bytes: number;
  keyFiles: string[];
  /** Null when the tables are older than this version, and can't be compared. */
  check: FileCheck | null;
};

/**
 * Backs up the embedded database with its files into one archive, beside a running server or without one.
 * What was answered before it began is in it. The copy is opened before it is packed: a backup that can't
 * be opened is noticed today.
 */
export async function makeBackup({ dataDir, to, withFiles, now }: Backup): Promise<MadeBackup> {
  if (!(await exists(path.join(dataDir, backedUp.database, "PG_VERSION")))) {
    throw new BackupFailed(`There is no database in ${dataDir}. Set DATA_DIR to where it is.`);
  }
  const staging = stagingOf(dataDir);
  const lock = await lockStaging(staging);
  try {
    const folder = path.join(staging, "data");
    // Left behind by one that was killed.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await whileStill(dataDir, () => copyData(dataDir, folder, withFiles));
    const { check, ...found } = await lookInto(folder, withFiles);
    const facts = {
      format: archiveFormat,
      version: await readVersion(),
      madeAt: now.toISOString(),
      ...found,
      keyFiles: await listKeyFiles(dataDir),
      hasFiles: withFiles,
    } as const;
    await mkdir(to, { recursive: true });
    const file = path.join(to, `kwispel-${facts.madeAt.replaceAll(/[:.]/g, "-")}.zip`);
    await writeArchive({ folder, file, facts });
    return { file, bytes: (await stat(file)).size, keyFiles: facts.keyFiles, check };
  } finally {
    await lock.release();
    await rm(staging, { recursive: true, force: true });
  }
}

async function lockStaging(staging: string): Promise<FolderLock> {
  return lockFolder(staging).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BackupFailed("Another backup of this folder is being made.", { cause: error });
  });
}

type Found = Pick<Manifest, "postgres" | "schema" | "dataKeyId"> & Pick<MadeBackup, "check">;

async function lookInto(folder: string, withFiles: boolean): Promise<Found> {
  const database = await openEmbedded({ folder });
  try {
    const { db } = database;
    const [postgres] = await rowsOf<{ server_version: string }>(db, sql`show server_version`);
    const [last] = await rowsOf<{ hash: string; created_at: string | number }>(
      db,
      sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    );
    if (!postgres || !last) throw new BackupFailed("The database was never started to its end.");
    const isOurs = last.hash === lastMigration().hash;
    const storage = await createFolderStorage({ root: path.join(folder, backedUp.files) });
    return {
      postgres: postgres.server_version,
      schema: { hash: last.hash, migratedAt: Number(last.created_at) },
      dataKeyId: await findCheckedKeyId(db),
      check: isOurs && withFiles ? await checkFiles({ db, storage }) : null,
    };
  } finally {
    await database.close();
  }
}

async function listKeyFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of keyFiles) if (await exists(path.join(dataDir, name))) found.push(name);
  return found;
}

async function readVersion(): Promise<string> {
  const text = await readFile(path.join(productFolder, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
