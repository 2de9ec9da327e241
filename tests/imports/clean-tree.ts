import { domainOrder } from "#server/domains/order.ts";

/** Files of a small product, by path. */
export type Tree = Record<string, string>;

const manifest = {
  name: "planted",
  type: "module",
  imports: {
    "#art/*": "./art/*",
    "#contract/*": "./contract/*",
    "#demo/*": "./demo/*",
    "#server/*": "./server/*",
    "#web/*": "./web/*",
    "#tests/*": "./tests/*",
  },
  dependencies: { zod: "1.0.0", react: "1.0.0" },
  devDependencies: { vitest: "1.0.0" },
};

function installed(name: string): Tree {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: "index.js" }),
    [`node_modules/${name}/index.js`]: "exports.present = true;",
  };
}

const packages: Tree = {
  "package.json": JSON.stringify(manifest),
  ...installed("zod"),
  ...installed("react"),
  ...installed("vitest"),
  ...installed("left-over"),
};

const contract: Tree = {
  "contract/shared/ids.ts": `import { present } from "zod";\nexport const id = present;`,
  "contract/account.ts": `import { id } from "./shared/ids.ts";\nexport const user = { id };`,
};

const server: Tree = {
  "server/main.ts": `import "./app.ts";\nimport "./banner.ts";\nimport "node:http";`,
  "server/banner.ts": "export const banner = 1;",
  "server/app.ts": [
    `import { login } from "./domains/account/account.service.ts";`,
    `import type { UserParts } from "./domains/account/account.ports.ts";`,
    `import { erase } from "./domains/privacy/privacy.service.ts";`,
    "export const parts: UserParts = [login, erase];",
  ].join("\n"),
  "server/platform/clock.ts": "export type Clock = { now(): Date };\nexport const systemClock = 1;",
  "server/platform/outbox.ts": `import { events } from "#server/db/schema/outbox.ts";
import { sharedUsers } from "#server/db/views/account.ts";
export function record() {
  using row = events;
  return [row, sharedUsers];
}`,
  "server/db/schema/outbox.ts": `import { user } from "#contract/account.ts";\nexport const events = user;`,
  "server/db/schema/account.ts": "export const users = 1;",
  "server/db/views/account.ts": `import { users } from "../schema/account.ts";\nexport const sharedUsers = users;`,
  "server/domains/account/account.repository.ts": `import { users } from "#server/db/schema/account.ts";\nexport const findUser = users;`,
  "server/domains/account/account.ports.ts": "export type UserParts = unknown[];",
  "server/domains/account/account.rules.ts": [
    `import { user } from "#contract/account.ts";`,
    `import type { Clock } from "#server/platform/clock.ts";`,
    "export const mayLogIn = (clock: Clock) => [clock, user];",
  ].join("\n"),
  "server/domains/account/account.service.ts": [
    `import { record } from "#server/platform/outbox.ts";`,
    `import type { UserParts } from "./account.ports.ts";`,
    `import { findUser } from "./account.repository.ts";`,
    `import { mayLogIn } from "./account.rules.ts";`,
    "export const login = (parts: UserParts) => [parts, mayLogIn, findUser, record];",
  ].join("\n"),
  "server/domains/account/account.service.test.ts": [
    `import { present } from "vitest";`,
    `import { aUser } from "#tests/factories/user.ts";`,
    `import { login } from "./account.service.ts";`,
    "export default [present, aUser, login];",
  ].join("\n"),
};

/** The last domain calls them all: the direction that is allowed. */
const services: Tree = Object.fromEntries([
  ...domainOrder
    .slice(1, -1)
    .map((domain) => [`server/domains/${domain}/${domain}.service.ts`, "export const act = 1;"]),
  [
    "server/domains/privacy/privacy.service.ts",
    [
      ...domainOrder
        .slice(0, -1)
        .map((domain) => `import "#server/domains/${domain}/${domain}.service.ts";`),
      "export const erase = 1;",
    ].join("\n"),
  ],
]);

const web: Tree = {
  "web/root.tsx": `import { present } from "react";\nexport default () => <html lang="nl">{present}</html>;`,
  "web/routes/home.tsx": `import { Hero } from "#web/features/home/hero.tsx";
import { PetCard } from "#web/features/pets/pet-card.tsx";
export default () => [<Hero />, <PetCard />];`,
  "web/features/home/hero.tsx": `import { Button } from "#web/ui/button.tsx";
import { words } from "./words.ts";
export const Hero = () => <Button>{words}</Button>;`,
  "web/features/home/words.ts": `export const words = "Wie past er op?";`,
  "web/features/pets/pet-card.tsx": "export const PetCard = () => <article />;",
  "web/ui/button.tsx": `import { euros } from "#web/lib/format.ts";\nexport const Button = () => <b>{euros}</b>;`,
  "web/lib/format.ts": `import { user } from "#contract/account.ts";\nexport const euros = user;`,
};

const around: Tree = {
  "tests/factories/user.ts": `import { user } from "#contract/account.ts";\nexport const aUser = user;`,
  "scripts/start.ts": `import "#server/banner.ts";`,
};

/** Keeps every rule; a planted case changes one or two of its files. */
export const cleanTree: Tree = {
  ...packages,
  ...contract,
  ...server,
  ...services,
  ...web,
  ...around,
};
