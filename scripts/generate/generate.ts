/**
 * Everything in the repository that is made from something else. `npm run docs:generate` writes it
 * again, `--check` fails when the committed file no longer says what its source says.
 */
import { failedSteps, runSteps } from "../steps.ts";

type Generator = { name: string; run: (check: boolean) => Promise<void> };

const generators: Generator[] = [
  {
    name: "docs/openapi.json",
    run: async (check) => (await import("./generate-openapi.ts")).writeOpenApi(check),
  },
  {
    name: "web/lib/api/endpoints.ts",
    run: async (check) => (await import("./generate-endpoints.ts")).writeEndpoints(check),
  },
  {
    name: "settings in docs/operations.md",
    run: async (check) => (await import("./generate-settings.ts")).writeSettings(check),
  },
  {
    name: "docs/privacy.md",
    run: async (check) => (await import("./generate-privacy.ts")).writePrivacy(check),
  },
  {
    // Only ever checked: writing a migration is a decision, made with `npm run db:generate`.
    name: "migrations",
    run: async () => {
      const { checkMigrationRules, checkMigrations } = await import("../check-migrations.ts");
      await checkMigrations();
      await checkMigrationRules();
    },
  },
  {
    name: "art",
    run: async (check) => {
      const stale = await (await import("./generate-art.ts")).generateArt(check);
      if (check && stale.length > 0) throw new Error(`stale: ${stale.join(", ")}`);
    },
  },
  {
    name: "drawing in docs/architecture.md",
    run: async (check) => (await import("./draw-architecture.ts")).drawArchitecture(check),
  },
  {
    name: "THIRD-PARTY-NOTICES.md",
    run: async (check) => (await import("./notices.ts")).writeNotices(check),
  },
];

const check = process.argv.includes("--check");
const results = await runSteps(
  generators.map(({ name, run }) => ({ name, run: () => run(check) })),
  { atOnce: 1 },
);
if (failedSteps(results).length > 0) process.exitCode = 1;
