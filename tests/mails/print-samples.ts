/**
 * Prints a mail of every kind in a language, as JSON: `print-samples.ts <nl | en> <origin>`. A process of
 * its own, because Playwright would compile the mails' elements into something else.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isLocale } from "#contract/shared/locale.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { prepareDatabase } from "../../scripts/building/prepare-database.ts";
import { samples } from "./mail-samples.ts";
import { writeMail } from "./write-mail.ts";

export type SampleMail = { kind: string; html: string };

const [locale, origin = ""] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error("name a language");
await prepareDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "kwispel-mails-"));
const environment = { NODE_ENV: "test", LOG_LEVEL: "silent", DEMO: "0" };
const config = readConfig({ ...environment, DATA_DIR: folder, APP_URL: origin });
const database = await openTestDatabase();
const { platform } = await compose(config, { database });
const written: SampleMail[] = [];
for (const [kind, [sample]] of Object.entries(samples)) {
  if (!sample) continue;
  const { html } = await writeMail(platform, { kind, locale, data: sample.data });
  written.push({ kind, html });
}
await database.close();
await rm(folder, { recursive: true, force: true });
// The server that was put together was never started, and has nothing to end.
process.stdout.write(JSON.stringify(written), () => process.exit(0));
