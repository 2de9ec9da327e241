import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { migrationsFolder } from "#server/db/migrate.ts";
import { problemsOf } from "#server/db/migrating/migration-rules.ts";
import { schema } from "#server/db/schema.ts";
import { views } from "#server/db/views.ts";

/** Those before it were made while nobody used the site. */
const firstChecked = 55;

/** Fails when a migration would keep people waiting, or break the release before it. */
export async function checkMigrationRules(): Promise<void> {
  const journal = await readFile(path.join(migrationsFolder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { idx: number; tag: string }[] };
  const problems: string[] = [];
  for (const { idx, tag } of entries) {
    if (idx < firstChecked) continue;
    const text = await readFile(path.join(migrationsFolder, `${tag}.sql`), "utf8");
    const found = problemsOf(text.split("--> statement-breakpoint"));
    problems.push(...found.map((problem) => `${tag}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** Fails when the tables and views in the code are not those that the migrations make. */
export async function checkMigrations(): Promise<void> {
  const meta = path.join(migrationsFolder, "meta");
  const last = (await readdir(meta))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  if (!last) throw new Error("there is no snapshot of the migrations");
  const before = JSON.parse(await readFile(path.join(meta, last), "utf8"));
  const now = generateDrizzleJson({ ...schema, ...views }, before.id, undefined, "snake_case");
  const statements = await generateMigration(before, now);
  if (statements.length === 0) return;
  throw new Error(
    `server/db/schema or server/db/views has changed; run \`npm run db:generate\` and commit it:\n${statements.join("\n")}`,
  );
}
