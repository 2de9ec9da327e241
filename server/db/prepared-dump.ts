import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "./migrate.ts";
import { productFolder } from "./product-folder.ts";

const cacheFolder = path.join(productFolder, ".cache");

/** A dump belongs to exactly these migrations; after a new one it is made again by the build. */
export function preparedDumpFile(): string {
  const hash = createHash("sha256");
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash);
  return path.join(cacheFolder, `database-${hash.digest("hex").slice(0, 16)}.tar.gz`);
}

/** Without one, a new database is made the slow way. Unpacked here: PGlite takes ten times as long for it. */
export async function readPreparedDump(): Promise<Blob | undefined> {
  const bytes = await readFile(preparedDumpFile()).catch(() => null);
  if (!bytes) return undefined;
  return new Blob([await promisify(gunzip)(bytes)], { type: "application/x-tar" });
}
