import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { embeddedPostgresMajor } from "#server/db/embedded/embedded.ts";
import { lockFolder } from "#server/db/embedded/folder-lock.ts";
import { isKnownMigration } from "#server/db/migrate.ts";
import { toDataKey } from "#server/platform/encryption/data-keys.ts";
import { BackupFailed } from "./backup-failed.ts";
import { backedUp } from "./data-folder.ts";
import type { Manifest } from "./manifest.ts";
import { openArchive } from "./read-archive.ts";

type Restore = {
  file: string;
  /** A folder that isn't there, or is empty. */
  to: string;
  /** Where the files of keys are. */
  keys: string | undefined;
  /** Keys that are set and therefore need no file. */
  dataKey: string | undefined;
  appKey: string | undefined;
};

/** Everything is read and compared before the folder has a database; whatever fails leaves it empty. */
export async function restoreBackup({ file, to, ...given }: Restore): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    checkVersion(manifest);
    const keyFiles = await findKeys(manifest, given);
    await makeEmpty(to);
    const lock = await lockFolder(to);
    const temporary = path.join(to, ".restoring");
    try {
      await mkdir(temporary, { mode: 0o700 });
      await archive.extractTo(temporary);
      for (const [name, source] of keyFiles) await copyFile(source, path.join(to, name));
      // The database last: without it, whatever is there is no site yet.
      const { database, ...others } = backedUp;
      const unpacked = await readdir(temporary);
      for (const name of [...Object.values(others), database]) {
        if (unpacked.includes(name)) await rename(path.join(temporary, name), path.join(to, name));
      }
      await rmdir(temporary);
    } catch (error) {
      for (const name of await readdir(to)) {
        if (name !== "lock") await rm(path.join(to, name), { recursive: true, force: true });
      }
      throw error;
    } finally {
      await lock.release();
    }
    return manifest;
  } finally {
    archive.close();
  }
}

function checkVersion({ postgres, schema, version }: Manifest): void {
  if (Number.parseInt(postgres, 10) !== embeddedPostgresMajor) {
    throw new BackupFailed(
      `This backup is of PostgreSQL ${postgres}, and Kwispel has ${embeddedPostgresMajor} in it. Restore it with version ${version} of Kwispel.`,
    );
  }
  if (!isKnownMigration(schema.hash)) {
    throw new BackupFailed(
      `This backup has tables that this version of Kwispel doesn't know: it was made by a newer one (${version}). Install that one, or a later.`,
    );
  }
}

type Given = Pick<Restore, "keys" | "dataKey" | "appKey">;

/** Which files of keys go beside the data: those that stood there and are not set. */
async function findKeys(
  { keyFiles, dataKeyId }: Manifest,
  { keys, dataKey, appKey }: Given,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const isSet: Record<string, boolean> = { "app-key": !!appKey, "data-key": !!dataKey };
  let dataKeyFound = dataKey;
  for (const name of keyFiles) {
    if (isSet[name]) continue;
    const source = keys && path.join(keys, name);
    const key = source && (await readFile(source, "utf8").catch(() => null));
    if (!key) {
      throw new BackupFailed(
        `${source ? `There is no ${source}` : `The file ${name} is needed`}: keys are not in the backup. Name the folder where you keep ${keyFiles.join(" and ")}: --keys <folder>.`,
      );
    }
    found.set(name, source);
    if (name === "data-key") dataKeyFound = key.trim();
  }
  if (!dataKeyId) return found;
  if (!dataKeyFound) throw new BackupFailed("DATA_KEY: set the key that this site was run with.");
  const { id } = toDataKey(dataKeyFound);
  if (id !== dataKeyId) {
    throw new BackupFailed(
      `The data key is another one: the backup needs ${dataKeyId}, and this is ${id}.`,
    );
  }
  return found;
}

async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new BackupFailed(
    `${folder} is not empty, and nothing is ever overwritten. Name a new folder.`,
  );
}
