import { describe, expect, it } from "vitest";
import { endpoint } from "#contract/shared/endpoint.ts";
import { privateFilesPath, publicFilesPath } from "#server/platform/images/stored-images.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { callInProcess } from "../in-process.ts";

const costly = endpoint({
  method: "GET",
  path: "/api/test/costly",
  access: "user",
  summary: "",
  limit: "costly",
});

const server = testServer({
  environment: {
    LIMIT_ADDRESS: "5",
    LIMIT_PICTURES: "3",
    LIMIT_REQUESTS: "100",
    LIMIT_COSTLY: "2",
  },
  extend: ({ bind }, app) => {
    bind(costly, async () => {});
    app.get("/assets/script.js", async () => "");
    app.get("/test/page", async (request) => {
      const statuses: number[] = [];
      for (let nr = 0; nr < 8; nr += 1) {
        const call = { url: "/api/auth/providers", remoteAddress: request.ip };
        statuses.push((await callInProcess({ isForm: false }, () => app.inject(call))).statusCode);
      }
      return statuses;
    });
  },
});

let nr = 0;
/** Limits count by address: each test has one of its own. */
const newAddress = () => {
  nr += 1;
  return `192.0.2.${nr}`;
};

async function statuses(count: number, url: string, from: () => string, as?: string) {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { call } = server.current;
    found.push((await call("GET", url, { address: from(), ...(as ? { as } : {}) })).statusCode);
  }
  return found;
}

describe("the coarse limit", () => {
  it.each([
    ["calls", "/api/user", 401],
    ["calls that nobody answers", "/api/nothing", 404],
    ["public files", `${publicFilesPath}/profiles/1/none.webp`, 404],
    ["private files", `${privateFilesPath}/chat/1/x/320.webp`, 404],
    ["pages that are not there", "/assets/nothing.js", 404],
    ["files for search engines", "/robots.txt", 200],
  ])("counts %s", async (_case, url, status) => {
    const here = newAddress();
    expect(await statuses(6, url, () => here)).toEqual([...Array(5).fill(status), 429]);
  });

  it("counts all of them together, and says when to come back", async () => {
    const here = newAddress();
    await statuses(3, "/api/user", () => here);
    await statuses(2, "/robots.txt", () => here);
    const refused = await server.current.call("GET", "/api/user", { address: here });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe("tooManyRequests");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await statuses(1, "/api/user", newAddress)).toEqual([401]);
    server.current.clock.advance(61_000);
    expect(await statuses(1, "/api/user", () => here)).toEqual([401]);
  });

  it("counts before a session is looked up, for whoever is behind an address", async () => {
    const here = newAddress();
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    await statuses(5, "/robots.txt", () => here);
    // An unknown token would be a 401 once it is looked up.
    expect(await statuses(1, "/api/user", () => here, "1|nobody")).toEqual([429]);
    expect(await statuses(1, "/api/user", () => here, as)).toEqual([429]);
  });

  it("takes the neighbours of an IPv6 address for one", async () => {
    let host = 0;
    const neighbour = () => `2001:db8:0:1::${(host++).toString(16)}`;
    expect(await statuses(6, "/api/user", neighbour)).toEqual([...Array(5).fill(401), 429]);
    expect(await statuses(1, "/api/user", () => "2001:db8:0:2::1")).toEqual([401]);
  });

  it("counts a page once, whatever it asks of the API", async () => {
    const here = newAddress();
    for (let page = 0; page < 5; page += 1) {
      const { statusCode, body } = await server.current.call("GET", "/test/page", {
        address: here,
      });
      expect([statusCode, new Set(JSON.parse(body))]).toEqual([200, new Set([200])]);
    }
    expect(await statuses(1, "/test/page", () => here)).toEqual([429]);
  });

  it.each(["/assets/script.js", "/healthz", "/readyz"])("does not count %s", async (url) => {
    const here = newAddress();
    expect(await statuses(8, url, () => here)).toEqual(Array(8).fill(200));
  });
});

it("counts the private pictures of a user, wherever they are", async () => {
  const { db } = server.current.platform;
  const as = await logIn(db, (await makeUser(db)).id);
  const picture = `${privateFilesPath}/chat/1/x/320.webp`;
  expect(await statuses(4, picture, newAddress, as)).toEqual([404, 404, 404, 429]);
  expect(await statuses(1, "/api/user", newAddress, as)).toEqual([200]);
});

it("lets a user have only a few of what costs much", async () => {
  const { db } = server.current.platform;
  const as = await logIn(db, (await makeUser(db)).id);
  expect(await statuses(3, costly.path, newAddress, as)).toEqual([204, 204, 429]);
  expect(await statuses(1, "/api/user", newAddress, as)).toEqual([200]);
});
