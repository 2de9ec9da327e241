import { expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

it("are hashed by Argon2id at OWASP's cost, unless tests bring their own", async () => {
  const hash = await passwords.hash("een hond in de zon");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("een hond in de zon", hash)).toBe(true);
  expect(await passwords.matches("een kat in de zon", hash)).toBe(false);
});

it("match nothing where there is none", async () => {
  expect(await passwords.matches("no account has this password", null)).toBe(false);
});

it("of the product keep that cost in what it is made of, with no setting for it", async () => {
  const { readConfig } = await import("../config/config.ts");
  expect(Object.keys(readConfig({})).filter((name) => /hash|argon|cost/i.test(name))).toEqual([
    "LIMIT_COSTLY",
  ]);
});
