import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

export type BrowserTexts = {
  /** Changes with any of the texts. */
  version: string;
  /** As small as JSON gets, by language and namespace: `nl/home`. */
  files: ReadonlyMap<string, string>;
};

/** What only the server says: in mails, notifications, calendars and files that are downloaded. */
const saidByServer =
  /\/(.+-(mails|notices)|calendar-events|errors|invoices|personal-data-file)\.json$/;

/** The texts that browsers ask for. The build reads them to know their version, the server to send them. */
export async function readBrowserTexts(folder: string): Promise<BrowserTexts> {
  const names = globSync("*/*.json", { cwd: folder })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !saidByServer.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  const files = new Map(
    names.map((name, nr) => [
      name.replace(/\.json$/, ""),
      JSON.stringify(JSON.parse(texts[nr] ?? "")),
    ]),
  );
  const version = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex");
  return { version: version.slice(0, 12), files };
}
