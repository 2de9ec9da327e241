import { tableOwners } from "#server/db/table-owners.ts";
import { domainOrder } from "#server/domains/order.ts";
import { cleanTree, type Tree } from "./clean-tree.ts";

type Planted = { rule: string; case: string; files: Tree };

/** The clean file with one more import on top. */
function withImport(path: string, ...imported: string[]): Tree {
  return { [path]: `${imported.map((from) => `import "${from}";\n`).join("")}${cleanTree[path]}` };
}

function withTypeImport(path: string, from: string): Tree {
  return { [path]: `import type { Anything } from "${from}";\n${cleanTree[path]}` };
}

function withDynamicImport(path: string, from: string): Tree {
  return { [path]: `void import("${from}");\n${cleanTree[path]}` };
}

const service = (domain: string) => `server/domains/${domain}/${domain}.service.ts`;

const written: Planted[] = [
  {
    rule: "no-circles",
    case: "two modules that know each other's types",
    files: {
      ...withTypeImport("contract/shared/ids.ts", "../account.ts"),
    },
  },
  {
    rule: "no-unresolvable-imports",
    case: "a file that is not there",
    files: withImport("server/app.ts", "./gone.ts"),
  },
  {
    rule: "no-unresolvable-imports",
    case: "a package import that is not there",
    files: withImport("web/lib/format.ts", "#contract/gone.ts"),
  },
  {
    rule: "no-undeclared-packages",
    case: "a package that package.json doesn't name",
    files: withImport("server/platform/outbox.ts", "left-over"),
  },
  {
    rule: "no-dev-packages-in-production",
    case: "the test runner in the server",
    files: withImport("server/platform/outbox.ts", "vitest"),
  },
  {
    rule: "no-test-code-in-production",
    case: "a factory in the server",
    files: withImport("server/platform/outbox.ts", "#tests/factories/user.ts"),
  },
  {
    rule: "no-vague-names",
    case: "a file of utils",
    files: {
      "web/lib/date-utils.ts": "export const today = 1;",
      ...withImport("web/ui/button.tsx", "#web/lib/date-utils.ts"),
    },
  },
  {
    rule: "no-vague-names",
    case: "a folder of helpers",
    files: {
      "server/platform/helpers/retry.ts": "export const retry = 1;",
      ...withImport("server/platform/outbox.ts", "./helpers/retry.ts"),
    },
  },
  {
    rule: "no-dead-modules",
    case: "a module that imports and is not imported",
    files: { "server/platform/forgotten.ts": `import "#server/db/schema/outbox.ts";` },
  },
  {
    rule: "no-dead-modules",
    case: "a module that only another forgotten one imports",
    files: {
      "server/platform/forgotten.ts": `import "./forgotten-too.ts";`,
      "server/platform/forgotten-too.ts": "export {};",
    },
  },
  {
    rule: "web-never-imports-server",
    case: "a type of the server",
    files: withTypeImport("web/lib/format.ts", "#server/platform/clock.ts"),
  },
  {
    rule: "server-never-imports-web",
    case: "a type of the web",
    files: withTypeImport("server/platform/outbox.ts", "#web/features/home/words.ts"),
  },
  {
    rule: "web-calls-by-name",
    case: "all endpoint tables in the browser",
    files: {
      "contract/endpoints.ts": `import { user } from "./account.ts";\nexport const tables = { user };`,
      ...withImport("web/lib/format.ts", "#contract/endpoints.ts"),
    },
  },
  {
    rule: "contract-imports-only-zod",
    case: "a Node module",
    files: withImport("contract/account.ts", "node:crypto"),
  },
  {
    rule: "contract-imports-only-zod",
    case: "another package",
    files: withImport("contract/account.ts", "react"),
  },
  {
    rule: "contract-imports-only-zod",
    case: "a type of the server",
    files: withTypeImport("contract/account.ts", "#server/platform/clock.ts"),
  },
  {
    rule: "server-db-looks-down",
    case: "the database knows the platform",
    files: withTypeImport("server/db/schema/outbox.ts", "#server/platform/clock.ts"),
  },
  {
    rule: "server-platform-looks-down",
    case: "the platform knows a domain",
    files: withImport("server/platform/outbox.ts", "#server/domains/account/account.rules.ts"),
  },
  {
    rule: "server-domains-looks-down",
    case: "a domain knows what stands beside main",
    files: withImport(service("account"), "#server/banner.ts"),
  },
  {
    rule: "demo-looks-down",
    case: "the demo data know what stands beside main",
    files: {
      "demo/seed.ts": `import "#server/banner.ts";`,
      ...withDynamicImport("server/main.ts", "#demo/seed.ts"),
    },
  },
  {
    rule: "demo-is-loaded-when-asked-for",
    case: "every start loads the demo data",
    files: {
      "demo/seed.ts": "export const seed = 1;",
      ...withImport("server/main.ts", "#demo/seed.ts"),
    },
  },
  {
    rule: "art-draws-and-nothing-else",
    case: "a drawing knows the product",
    files: {
      "art/paper.ts": `import "#contract/account.ts";`,
      "demo/seed.ts": `import "#art/paper.ts";`,
      ...withDynamicImport("server/main.ts", "#demo/seed.ts"),
    },
  },
  {
    rule: "server-app-looks-down",
    case: "app knows what stands beside main",
    files: withImport("server/app.ts", "./banner.ts"),
  },
  {
    rule: "server-main-is-the-top",
    case: "what stands beside main knows main",
    files: {
      "server/main.ts": "export const port = 3000;",
      "scripts/start.ts": `import "#server/app.ts";\nimport "#server/banner.ts";`,
      ...withImport("server/banner.ts", "./main.ts"),
    },
  },
  {
    rule: "web-lib-looks-down",
    case: "lib knows the design system",
    files: {
      "web/lib/toasts.ts": `import "#web/ui/button.tsx";`,
      ...withImport("web/routes/home.tsx", "#web/lib/toasts.ts"),
    },
  },
  {
    rule: "web-ui-looks-down",
    case: "the design system knows a feature",
    files: withImport("web/ui/button.tsx", "#web/features/home/words.ts"),
  },
  {
    rule: "web-features-looks-down",
    case: "a feature knows a route",
    files: {
      "web/routes/shared/title.ts": "export const title = 1;",
      ...withImport("web/features/pets/pet-card.tsx", "#web/routes/shared/title.ts"),
    },
  },
  {
    rule: "features-never-import-features",
    case: "a feature knows its neighbour",
    files: withImport("web/features/pets/pet-card.tsx", "#web/features/home/words.ts"),
  },
  {
    rule: "domains-are-in-the-order",
    case: "a domain without a place in the order",
    files: {
      [service("weather")]: `import "#contract/account.ts";`,
      ...withImport("server/app.ts", "./domains/weather/weather.service.ts"),
    },
  },
  {
    rule: "domains-meet-in-services",
    case: "another domain's rules",
    files: withImport(service("bookings"), "#server/domains/account/account.rules.ts"),
  },
  {
    rule: "ports-belong-to-their-domain",
    case: "an earlier domain's port",
    files: withTypeImport(service("bookings"), "#server/domains/account/account.ports.ts"),
  },
  {
    rule: "ports-are-filled-by-app",
    case: "a port in main",
    files: withTypeImport("server/main.ts", "./domains/account/account.ports.ts"),
  },
  {
    rule: "tables-have-an-owner",
    case: "a file of tables that the list doesn't know",
    files: {
      "server/db/schema/weather.ts": "export const clouds = 1;",
      ...withImport("server/platform/outbox.ts", "#server/db/schema/weather.ts"),
    },
  },
  {
    rule: "tables-are-taken-one-by-one",
    case: "all tables at once, outside the database",
    files: {
      "server/db/schema.ts": `import * as outbox from "./schema/outbox.ts";\nexport const schema = outbox;`,
      ...withImport("server/platform/outbox.ts", "#server/db/schema.ts"),
    },
  },
  {
    rule: "domain-order-account",
    case: "a view that a later domain declares",
    files: {
      "server/db/views/profiles.ts": "export const findableSitters = 1;",
      ...withImport(service("account"), "#server/db/views/profiles.ts"),
    },
  },
  {
    rule: "domain-order-account",
    case: "a later domain's table of notices",
    files: {
      "server/domains/privacy/privacy.notices.ts": "export const exportReady = 1;",
      ...withImport(service("account"), "#server/domains/privacy/privacy.notices.ts"),
    },
  },
  {
    rule: "rules-are-pure",
    case: "a rules file that asks the platform",
    files: withImport("server/domains/account/account.rules.ts", "#server/platform/outbox.ts"),
  },
  {
    rule: "rules-are-pure",
    case: "a rules file that asks Node",
    files: withImport("server/domains/account/account.rules.ts", "node:crypto"),
  },
  {
    rule: "rules-are-handed-the-clock",
    case: "a rules file that takes the clock itself",
    files: {
      "server/domains/account/account.rules.ts": `import { systemClock } from "#server/platform/clock.ts";
export const mayLogIn = systemClock;`,
    },
  },
];

/** Each domain calls its next neighbour and, where that is another, the last one. */
const outOfOrder: Planted[] = domainOrder.slice(0, -1).map((domain, index) => ({
  rule: `domain-order-${domain}`,
  case: `${domain} calls ${domainOrder[index + 1]}`,
  files: {
    "server/app.ts": `import "#${service(domain)}";`,
    "scripts/start.ts": [...domainOrder, "banner"]
      .map((name) => `import "#${name === "banner" ? "server/banner.ts" : service(name)}";`)
      .join("\n"),
    [service("privacy")]: "export const erase = 1;",
    ...withImport(service(domain), `#${service(domainOrder[index + 1] ?? "privacy")}`),
  },
}));

/** The platform imports each domain's tables, and a domain the platform's. */
const othersTables: Planted[] = Object.entries(tableOwners).map(([file, owner]) => ({
  rule: `tables-of-${owner}`,
  case: `${file}, by somebody else`,
  files: {
    [`server/db/schema/${file}.ts`]:
      cleanTree[`server/db/schema/${file}.ts`] ?? "export const table = 1;",
    ...withImport(
      owner === "platform" ? service("privacy") : "server/platform/outbox.ts",
      `#server/db/schema/${file}.ts`,
    ),
  },
}));

export const plantedViolations: Planted[] = [...written, ...outOfOrder, ...othersTables];
