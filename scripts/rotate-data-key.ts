/**
 * `npm run rotate-data-key`: encrypts with DATA_KEY what was encrypted with DATA_KEY_PREVIOUS. It may be
 * stopped and started again at any time; docs/operations.md has the steps around it.
 */
import { migrate } from "#server/db/migrate.ts";
import * as secondFactors from "#server/domains/account/second-factor/second-factor-rotation.service.ts";
import * as intakeForms from "#server/domains/intake-forms/intake-rotation.service.ts";
import { systemClock } from "#server/platform/clock.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { readDataKeys } from "#server/platform/encryption/data-keys.ts";
import { createEncryption } from "#server/platform/encryption/encryption.ts";
import { checkDataKey } from "#server/platform/encryption/key-check.ts";
import { rotateDataKey } from "#server/platform/encryption/rotation.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { exitCodes } from "#server/platform/process-net.ts";

const batch = 500;

async function rotate(): Promise<void> {
  const config = readConfig(process.env);
  const encryption = createEncryption(await readDataKeys(config));
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await checkDataKey(database.db, encryption);
    const { rotated, left } = await rotateDataKey(
      { database, encryption, clock: systemClock },
      [intakeForms, secondFactors],
      { batch, onBatch: (count) => console.log(`${count} values so far`) },
    );
    console.log(`${rotated} values were encrypted with the key ${encryption.currentKeyId}.`);
    if (left > 0) {
      console.log(`${left} were in use; run it once more.`);
      process.exitCode = exitCodes.failed;
    } else console.log("None is left of another key: DATA_KEY_PREVIOUS can go.");
  } finally {
    await database.close();
  }
}

rotate().catch((error: unknown) => {
  if (!(error instanceof BadConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodes.misconfigured;
});
