import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pagesWithSchemas, scriptBudget, styleBudget } from "./budgets.ts";
import { type BuildManifest, patternsOf, scriptsOf } from "./first-scripts.ts";

const client = join(import.meta.dirname, "../../build/client");

async function readManifest(): Promise<BuildManifest> {
  const [file] = globSync("assets/manifest-*.js", { cwd: client });
  if (!file) throw new Error("The build has no manifest.");
  const text = await readFile(join(client, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as BuildManifest;
}

test("a page's scripts are those of the entry, its layouts and itself", () => {
  const manifest: BuildManifest = {
    entry: { module: "/entry.js", imports: ["/react.js"] },
    routes: {
      root: { id: "root", path: "", module: "/root.js", imports: ["/react.js", "/i18n.js"] },
      main: { id: "main", parentId: "root", module: "/main.js" },
      home: {
        id: "home",
        parentId: "main",
        index: true,
        module: "/home.js",
        clientLoaderModule: "/home-loader.js",
      },
      help: { id: "help", parentId: "main", path: "help", module: "/help.js" },
      helpIndex: { id: "help-index", parentId: "help", index: true, module: "/help-index.js" },
    },
  };
  expect(scriptsOf(manifest, "")).toEqual([
    "/entry.js",
    "/react.js",
    "/root.js",
    "/i18n.js",
    "/main.js",
    "/home.js",
    "/home-loader.js",
  ]);
  expect(scriptsOf(manifest, "help")).toContain("/help.js");
  expect(patternsOf(manifest)).toEqual(["", "help"]);
  expect(() => scriptsOf(manifest, "nowhere")).toThrow("no route");
});

const reason = existsSync(client) ? "" : " (skipped: no build yet, run `npm run build`)";

test.skipIf(reason !== "").each([
  ["home", scriptBudget.page, ""],
  ["a sitter's page, before its map opens,", scriptBudget.rich, "gezocht/:city/:id"],
  ["a request's page, before its map opens,", scriptBudget.request, "werk/:city/:id"],
  ["a text, which the server has made HTML of,", scriptBudget.page, "voorwaarden"],
  ["logging in", scriptBudget.page, "inloggen"],
  ["the search for sitters, map apart,", scriptBudget.rich, "zoeken/:query?/:postalCode?"],
  ["a conversation, until somebody writes,", scriptBudget.chat, "chatRoom/:chatRoomId"],
  ["the search for work, map apart,", scriptBudget.work, "oppaswerk/:query?/:postalCode?"],
])(`%s loads at most %d bytes of gzipped script${reason}`, async (_page, budget, pattern) => {
  const sizes = await Promise.all(
    scriptsOf(await readManifest(), pattern).map(async (path) => ({
      path,
      bytes: gzipSync(await readFile(join(client, path)), { level: 9 }).length,
    })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${String(bytes).padStart(8)}  ${path}`)
    .join("\n");
  const what = `gzipped bytes of script on /${pattern}:\n${list}\n`;
  expect(total, what).toBeLessThanOrEqual(budget);
  // It is there, and it is not among these.
  expect(sizes.filter(({ path }) => /live-map|search-map|date-range/.test(path))).toEqual([]);
});

test.skipIf(reason !== "")(`schemas come with forms, and on no other page${reason}`, async () => {
  const manifest = await readManifest();
  const scripts = globSync("assets/*.js", { cwd: client });
  const texts = await Promise.all(
    scripts.map(async (path) => ({ path, text: await readFile(join(client, path), "utf8") })),
  );
  const zod = texts.filter(({ text }) => text.includes("$ZodObject")).map(({ path }) => `/${path}`);
  expect(zod).toHaveLength(1);
  const withZod = patternsOf(manifest).filter((pattern) =>
    scriptsOf(manifest, pattern).some((script) => zod.includes(script)),
  );
  expect(withZod.toSorted()).toEqual([...pagesWithSchemas].sort());
});

test.skipIf(reason !== "").each([
  ["every page", styleBudget.every, "assets/app-*.css"],
  ["a long text, besides,", styleBudget.written, "assets/written-*.css"],
])(`%s has at most %d bytes of gzipped style${reason}`, async (_page, budget, pattern) => {
  const [file = "", ...others] = globSync(pattern, { cwd: client });
  expect(others).toEqual([]);
  const style = gzipSync(await readFile(join(client, file)), { level: 9 });
  expect(style.length).toBeLessThanOrEqual(budget);
});
