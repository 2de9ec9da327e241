/**
 * The import rules of docs/architecture.md. Each rule has a planted violation in
 * tests/imports/import-rules.test.ts, so that one that can no longer fire is noticed.
 */
import { Visitor } from "@swc/core/Visitor.js";
import { tableOwners } from "./server/db/table-owners.ts";
import { domainOrder } from "./server/domains/order.ts";

// swc parses `using`, but the walker it ships stops at it: hand it on as the declaration it is.
const visitStatement = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function visitStatementOrUsing(node) {
  if (node.type !== "UsingDeclaration") return visitStatement.call(this, node);
  this.visitVariableDeclarators(node.decls);
  return node;
};

const TEST_FILE = "\\.test\\.tsx?$";
const PRODUCTION = "^(art|contract|demo|server|web)/";

/** What a visitor, a command or a tool opens by itself; everything else is there to be imported. */
const ENTRY_POINTS = [
  "^server/main\\.ts$",
  "^server/platform/jsx-hook\\.ts$",
  // Started by the name of their file, in a thread of their own.
  "^server/.*-thread\\.ts$",
  "^web/(root|entry\\.client|entry\\.server)\\.tsx$",
  // The routes are named as text in routes.ts, so no import leads to them.
  "^web/routes(\\.ts$|/)",
  "^web/[^/]+\\.d\\.ts$",
  "^(scripts|bench|tests)/",
  "^[^/]+\\.config\\.ts$",
  // What only its test uses is there for the next piece of work; the test keeps it true.
  TEST_FILE,
];

const error = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const everywhere = [
  error(
    "no-circles",
    "A circle, type imports included, means two modules are one.",
    {},
    {
      circular: true,
    },
  ),
  error(
    "no-unresolvable-imports",
    "The imported file or package is not there.",
    {},
    { couldNotResolve: true },
  ),
  error(
    "no-undeclared-packages",
    "The package is installed by accident of another one: name it in package.json.",
    {},
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  error(
    "no-dev-packages-in-production",
    "A devDependency is absent where the product runs. Its types may be used: they vanish.",
    // routes.ts is read by the build; the dev server is imported when a developer asks for it.
    { path: PRODUCTION, pathNot: [TEST_FILE, "^web/routes\\.ts$"] },
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
  ),
  error(
    "no-test-code-in-production",
    "tests/, bench/ and scripts/ stand on the product, not under it.",
    { path: PRODUCTION, pathNot: TEST_FILE },
    { path: "^(tests|bench|scripts)/" },
  ),
  {
    name: "no-dead-modules",
    // As there are no circles, in a group that nothing reaches one module has no importer at all. To ask
    // the tool what is reachable takes it minutes.
    comment: "Nothing imports this module, not even a test: use it or remove it.",
    severity: "error",
    from: {},
    module: {
      path: PRODUCTION,
      // Declarations are found by the compiler.
      pathNot: ["^web/public/", "\\.d\\.ts$", ...ENTRY_POINTS],
      numberOfDependentsLessThan: 1,
    },
  },
];

/** A rule about the module itself, used or not: it must import something that can't exist. */
const names = [
  {
    name: "no-vague-names",
    comment: "utils, helpers, common and manager say nothing: name the module after its subject.",
    severity: "error",
    module: {
      path: "(^|[/.-])(utils?|helpers?|commons?|managers?)([/.-]|$)",
      // Node has a module called util.
      pathNot: ["(^|/)node_modules/", "^(node:)?util($|/)"],
    },
    to: { path: "^$" },
  },
];

const sides = [
  error(
    "web-never-imports-server",
    "The browser's code meets the server over the contract only, types included.",
    { path: "^web/" },
    { path: "^server/" },
  ),
  error(
    "server-never-imports-web",
    "main.ts loads the built web; no server module imports its source, types included.",
    { path: "^server/" },
    { path: "^web/" },
  ),
  error(
    "web-calls-by-name",
    "api.call takes an endpoint's name: the tables would bring their schemas and zod to the page.",
    { path: "^web/" },
    { path: "^contract/endpoints\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
  error(
    "contract-imports-only-zod",
    "The contract runs on both sides: zod and itself, no I/O, no Node, no DOM.",
    { path: "^contract/", pathNot: TEST_FILE },
    { pathNot: ["^contract/", "(^|/)node_modules/zod/"] },
  ),
];

/** Floors from the ground up. A floor imports itself and what lies under it, and nothing else here. */
function floorRules(side, floors) {
  return floors.map((floor, index) =>
    error(
      `${side}-${floor}-looks-down`,
      `${side}/${floor} imports only ${[...floors.slice(0, index + 1), "contract"].join(", ")}.`,
      { path: `^${side}/${floor}/`, pathNot: TEST_FILE },
      { path: `^${side}/`, pathNot: `^${side}/(${floors.slice(0, index + 1).join("|")})/` },
    ),
  );
}

const floors = [
  ...floorRules("server", ["db", "platform", "domains"]),
  error(
    "demo-looks-down",
    "The demo data are made through the domains, before anybody visits.",
    { path: "^demo/", pathNot: TEST_FILE },
    { path: "^server/", pathNot: "^server/(domains|platform|db)/" },
  ),
  error(
    "demo-is-loaded-when-asked-for",
    "Only a demo needs it: import() where it is decided, and nowhere else.",
    { path: "^server/", pathNot: TEST_FILE },
    { path: "^demo/", dynamic: false },
  ),
  error(
    "art-draws-and-nothing-else",
    "The drawings stand by themselves: who needs one asks for it.",
    { path: "^art/", pathNot: TEST_FILE },
    { path: "^(contract|demo|server|web)/" },
  ),
  error(
    "server-app-looks-down",
    "app.ts registers the domains; putting the process together is the work of those above it.",
    { path: "^server/app\\.ts$" },
    { path: "^server/", pathNot: "^server/(domains|platform|db)/" },
  ),
  error(
    "server-main-is-the-top",
    "main.ts is the composition root: it imports, nothing imports it.",
    { path: PRODUCTION },
    { path: "^server/main\\.ts$" },
  ),
  ...floorRules("web", ["lib", "ui", "features"]),
  error(
    "features-never-import-features",
    "Routes compose features; what two features share belongs to ui or lib.",
    { path: "^web/features/([^/]+)/" },
    { path: "^web/features/", pathNot: "^web/features/$1/" },
  ),
];

const PORTS_FILE = "\\.ports\\.ts$";

const domains = [
  error(
    "domains-are-in-the-order",
    "Write a new domain into server/domains/order.ts: its place says whom it may call.",
    { path: `^server/domains/(?!(${domainOrder.join("|")})/)[^/]+/` },
    {},
  ),
  error(
    "domains-meet-in-services",
    "Another domain is reached through its service, its events and its table of notices; its rows and rules are its own.",
    { path: "^server/domains/([^/]+)/", pathNot: TEST_FILE },
    {
      path: "^server/domains/[^/]+/",
      pathNot: [
        "^server/domains/$1/",
        "^server/domains/[^/]+/.+\\.(service|events|notices)\\.ts$",
        PORTS_FILE,
      ],
    },
  ),
  error(
    "ports-belong-to-their-domain",
    "A later domain fills an earlier one's port by what it hands to app.ts, not by importing it.",
    { path: "^server/domains/([^/]+)/", pathNot: TEST_FILE },
    { path: PORTS_FILE, pathNot: "^server/domains/$1/" },
  ),
  error(
    "ports-are-filled-by-app",
    "Only app.ts, where the domains are put together, sees the ports.",
    { path: "^server/", pathNot: [TEST_FILE, "^server/app\\.ts$", "^server/domains/"] },
    { path: PORTS_FILE },
  ),
  // One rule a domain, and none for the last, which may call them all.
  ...domainOrder.slice(0, -1).map((domain, index) =>
    error(
      `domain-order-${domain}`,
      `${domain} comes before the domain it imports: read through a port, write through an event.`,
      { path: `^server/domains/${domain}/`, pathNot: TEST_FILE },
      {
        path: laterOnes(domainOrder.slice(index + 1).join("|")),
      },
    ),
  ),
];

/** What these domains offer to others: services, events, tables of notices, and views of their rows. */
function laterOnes(names) {
  return [
    `^server/domains/(${names})/.+\\.(service|events|notices)\\.ts$`,
    `^server/db/views/(${names})\\.ts$`,
  ];
}

const schemaFiles = (files) => `^server/db/schema/(${files.join("|")})\\.ts$`;
const folderOf = (owner) =>
  owner === "platform" ? "^server/platform/" : `^server/domains/${owner}/`;

const tables = [
  error(
    "tables-have-an-owner",
    "Write a new file of tables into server/db/table-owners.ts: it says whose they are.",
    {},
    {
      path: "^server/db/schema/",
      pathNot: schemaFiles(["columns", ...Object.keys(tableOwners)]),
    },
  ),
  error(
    "tables-are-taken-one-by-one",
    "All tables at once are for the database; code imports its own tables by their file.",
    { path: "^server/", pathNot: ["^server/db/", TEST_FILE] },
    { path: "^server/db/(schema|views)\\.ts$" },
  ),
  ...[...new Set(Object.values(tableOwners))].map((owner) =>
    error(
      `tables-of-${owner}`,
      `These tables are ${owner}'s own: ask its service, or read what it declares in server/db/views/.`,
      { path: "^server/", pathNot: ["^server/db/", folderOf(owner), TEST_FILE] },
      {
        path: schemaFiles(Object.keys(tableOwners).filter((file) => tableOwners[file] === owner)),
      },
    ),
  ),
];

const RULES_FILE = "\\.rules\\.ts$";

const rulesFiles = [
  error(
    "rules-are-pure",
    "A rules file is the product in words: contract, other rules, the type of the clock, days in Amsterdam.",
    { path: RULES_FILE },
    {
      pathNot: [
        "^contract/",
        RULES_FILE,
        "^server/platform/(clock|amsterdam-time)\\.ts$",
        "(^|/)node_modules/(zod|@internationalized/date)/",
      ],
    },
  ),
  error(
    "rules-are-handed-the-clock",
    "A rules file knows the clock's type; which clock it is, the caller decides.",
    { path: RULES_FILE },
    { path: "^server/platform/clock\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  required: names,
  forbidden: [...everywhere, ...sides, ...floors, ...domains, ...tables, ...rulesFiles],
  options: {
    // TypeScript 7 has no JavaScript API to parse with; swc reads the same syntax.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Types that React Router generates outside the source tree, and pictures by Vite's own suffixes.
    exclude: { path: "(^|/)\\+types/|^virtual:|\\.(svg|png|webp|css|woff2)\\?" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};

// biome-ignore lint/style/noDefaultExport: the tool reads the default export.
export default config;
