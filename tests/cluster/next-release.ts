import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBrowserTexts } from "#messages/browser-texts.ts";

export type NextRelease = {
  folder: string;
  /** What is started in place of the product's `server/main.ts`. */
  entry: string;
  /** Addresses that pages of either ask for, and only one of the two builds has. */
  urls: { ofThis: string[]; ofNext: string[] };
  remove(): Promise<void>;
};

const root = path.join(import.meta.dirname, "../..");
/** What the built server reads beside itself. */
const parts = ["package.json", "build", "server", "contract", "messages", "content", "art", "demo"];

/**
 * The release after this one, in a folder of its own: the same program with another name for every file that is
 * named after its contents, one more text, and one more table. Building it anew would take a minute and differ
 * in no more that matters.
 */
export async function makeNextRelease(): Promise<NextRelease> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-next-release-"));
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const part of parts) await cp(path.join(root, part), at(part), { recursive: true });
  await symlink(path.join(root, "node_modules"), at("node_modules"));

  const before = await readBrowserTexts(at("messages"));
  const home = JSON.parse(await readFile(at("messages/nl/home.json"), "utf8")) as object;
  await writeFile(at("messages/nl/home.json"), JSON.stringify({ ...home, next: "Nieuw" }));
  const after = await readBrowserTexts(at("messages"));

  const renamed = await renameAssets(folder, { [before.version]: after.version });
  await addMigration(at("server/db/migrations"));
  const texts = (version: string) => `/texts/${version}/nl/home.json`;
  return {
    folder,
    entry: at("build/app/main.js"),
    urls: {
      ofThis: [texts(before.version), ...[...renamed.keys()].map((name) => `/assets/${name}`)],
      ofNext: [texts(after.version), ...[...renamed.values()].map((name) => `/assets/${name}`)],
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function renameAssets(
  folder: string,
  versions: Record<string, string>,
): Promise<Map<string, string>> {
  const assets = path.join(folder, "build/client/assets");
  const found = await readdir(assets);
  const renamed = new Map<string, string>();
  for (const name of found) {
    const [, hash = ""] = /-([\w-]{8})\.[a-z0-9]+$/.exec(name) ?? [];
    if (hash) renamed.set(name, name.replace(hash, otherHash(hash)));
  }
  // React Router's own name of a build, by which the worker is registered.
  const [manifest = ""] = found.flatMap(
    (name) => /^manifest-([\w-]{8})\.js$/.exec(name)?.[1] ?? [],
  );
  const words = { ...versions, [manifest]: otherHash(manifest) };

  async function rewrite(file: string, to = file): Promise<void> {
    const text = await readFile(file, "utf8");
    let next = text.replaceAll(
      /[\w.@-]+-[\w-]{8}\.[a-z0-9]+\b/g,
      (name) => renamed.get(name) ?? name,
    );
    for (const [word, other] of Object.entries(words)) next = next.replaceAll(word, other);
    await writeFile(to, next);
  }

  for (const name of found) {
    const file = path.join(assets, name);
    const to = path.join(assets, renamed.get(name) ?? name);
    if (/\.(?:js|css)$/.test(name)) await rewrite(file, to);
    else if (renamed.has(name)) await cp(file, to);
    // Those that were compressed hold the old names: this release does without.
    await rm(file);
  }
  await rewrite(path.join(folder, "build/server/index.js"));
  return renamed;
}

const otherHash = (hash: string) => `${hash.startsWith("Z") ? "Y" : "Z"}${hash.slice(1)}`;

async function addMigration(folder: string): Promise<void> {
  const journalFile = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There are no migrations");
  const tag = "9999_next_release";
  journal.entries.push(Object.assign({ ...last, idx: last.idx + 1, when: last.when + 1 }, { tag }));
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    path.join(folder, `${tag}.sql`),
    "create table next_release (id int primary key);",
  );
}
