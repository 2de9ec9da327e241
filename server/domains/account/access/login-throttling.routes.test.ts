import { describe, expect, it } from "vitest";
import { makeUser, password } from "#tests/factories/account.ts";
import { inCircle } from "#tests/setup/running/circle.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** With the product's own limit for log-ins; the global one would stop a single address even sooner. */
const server = testServer({ environment: { LIMIT_AUTH: "10" } });
const attempts = inCircle({ quick: 200, whole: 10_000 });
const minute = 60_000;

async function csrf() {
  const answer = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = answer.cookies[0]?.value ?? "";
  return { cookies: { "XSRF-TOKEN": value }, headers: { "x-xsrf-token": value } };
}

const addressOf = (nr: number) => `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`;

function count(statuses: number[]): Record<number, number> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((each) => each === status).length,
    ]),
  );
}

async function tryMany(attempt: (nr: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nr = 0; nr < attempts; nr += 1) statuses.push(await attempt(nr));
  return statuses;
}

describe("any number of wrong passwords", { timeout: 120_000 }, () => {
  it("for one account, from as many addresses, get five looked at; then the right one works", async () => {
    const user = await makeUser(server.current.platform.db);
    const token = await csrf();
    const login = (body: object, address: string) =>
      server.current.call("POST", "/api/login", { ...token, body, address });

    const statuses = await tryMany(async (nr) => {
      const wrong = { email: user.email, password: `gok nummer ${nr}` };
      return (await login(wrong, addressOf(nr))).statusCode;
    });
    expect(count(statuses)).toEqual({ 422: 5, 429: attempts - 5 });

    const right = { email: user.email, password };
    const blocked = await login(right, "192.0.2.1");
    expect([blocked.statusCode, blocked.headers["retry-after"]]).toEqual([429, "60"]);
    server.current.clock.advance(minute);
    expect((await login(right, "192.0.2.1")).statusCode).toBe(200);
  });

  it("for as many accounts, from one address, get ten looked at in a minute", async () => {
    const user = await makeUser(server.current.platform.db);
    const token = await csrf();
    const login = (body: object) =>
      server.current.call("POST", "/api/login", { ...token, body, address: "192.0.2.2" });
    const statuses = await tryMany(async (nr) => {
      const guess = { email: `somebody-${nr}@example.test`, password: "een twee drie vier" };
      return (await login(guess)).statusCode;
    });
    expect(count(statuses)).toEqual({ 422: 10, 429: attempts - 10 });
    expect((await login({ email: user.email, password })).statusCode).toBe(429);
    server.current.clock.advance(minute);
    expect((await login({ email: user.email, password })).statusCode).toBe(200);
  });
});
