import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { readAppKey } from "./platform/encryption/app-key.ts";
import { readDataKeys } from "./platform/encryption/data-keys.ts";
import { createEncryption, type Encryption } from "./platform/encryption/encryption.ts";
import { checkDataKey } from "./platform/encryption/key-check.ts";
import type { Passwords } from "./platform/passwords/passwords.ts";
import { prepareDemo } from "./prepare-demo.ts";

type Parts = { config: Config; database: Database; clock: Clock; passwords: Passwords };

export type Installation = { appKey: string; encryption: Encryption; isDemo: boolean };

/** What there has to be before anything is served: tables, keys, and the demo's people where it is one. */
export async function prepareInstallation(parts: Parts): Promise<Installation> {
  const { config, database } = parts;
  const { db } = database;
  await migrate(database);
  const appKey = await readAppKey(config);
  const encryption = createEncryption(await readDataKeys(config));
  await checkDataKey(db, encryption);
  const isDemo = await prepareDemo({ ...parts, db, appKey, encryption });
  return { appKey, encryption, isDemo };
}
