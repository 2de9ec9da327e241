import { describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { logIn } from "../factories/account.ts";
import { multipart } from "../setup/multipart.ts";
import { seededOnce } from "../setup/node/seeded-once.ts";
import { inCircle } from "../setup/running/circle.ts";
import { testPayments } from "../setup/stand-ins/local-payments.ts";
import { testServer } from "../setup/test-server.ts";
import { seededRandom } from "../soak/random.ts";
import { makeFuzzPeople } from "./fuzz-people.ts";
import { describeRequest, fuzzRequest, operations } from "./fuzz-requests.ts";

/** Whatever an endpoint is sent, by whomever, it answers; the long run of this is the soak `http-fuzz`. */
const payments = testPayments(() => server.current.clock);
const server = testServer({ payments: payments.provider });
const people = seededOnce(server, ({ platform }) => makeFuzzPeople(platform.db));
const requestsEach = inCircle({ quick: 3, whole: 12 });

describe("every endpoint", () => {
  it.each(operations())("$name never breaks, whatever it is sent", async (operation) => {
    const { call, platform } = server.current;
    let present = people.current;
    const csrf = (await call("GET", "/sanctum/csrf-cookie")).cookies[0]?.value ?? "";
    const random = seededRandom(operation.name.length * 7_919 + operation.path.length);
    for (let nr = 0; nr < requestsEach; nr += 1) {
      const request = fuzzRequest(operation, random);
      const role = random.pick(["guest", "owner", "sitter", "admin"] as const);
      const { statusCode } = await call(request.method, request.url, {
        ...(role === "guest" ? {} : { as: await logIn(platform.db, present[role]) }),
        headers: { "x-xsrf-token": csrf, cookie: `XSRF-TOKEN=${csrf}`, ...request.headers },
        ...(request.body ? { body: request.body } : {}),
      });
      expect(statusCode, describeRequest(request)).toBeLessThan(500);
      // The password of all test users is among the words that are sent.
      if (statusCode < 300 && request.name === "deletion.deleteUser") {
        present = await makeFuzzPeople(platform.db);
      }
    }
  });
});

describe("a form, which can't PUT", () => {
  const puts = allEndpoints().filter(({ endpoint }) => endpoint.method === "PUT");
  it.each(puts)("reaches $name by a POST that says so", async ({ endpoint }) => {
    const { call, platform } = server.current;
    const as = await logIn(platform.db, people.current.owner);
    const direct = await call("PUT", endpoint.path.replace(/\{\w+\}/g, "1"), { as, body: {} });
    const form = await multipart([["_method", "PUT"]]);
    const answer = await call("POST", endpoint.path.replace(/\{\w+\}/g, "1"), { as, ...form });
    expect(answer.statusCode).toBe(direct.statusCode);
    expect(answer.json().error).toBe(direct.json().error);
  });
});

/** Each of these once made the server fail. */
describe("what once broke it", () => {
  const uncomparable = { toString: 1, valueOf: 1 };
  it.each([
    ["GET", "/api/chatRooms?limit=1.5", undefined, "limit"],
    ["GET", "/api/chatRooms?page=0.1", undefined, "page"],
    ["GET", "/api/requests?from=0000-01-01", undefined, "from"],
    ["POST", "/api/login", { email: { length: uncomparable }, password: "x" }, "email"],
    [
      "POST",
      "/api/user/pushSubscriptions",
      { endpoint: "https://push.example/\0", keys: { p256dh: "x", auth: "x" } },
      "endpoint",
    ],
  ])("%s %s with %j is refused by its field", async (method, url, body, field) => {
    const { call, platform } = server.current;
    const csrf = (await call("GET", "/sanctum/csrf-cookie")).cookies[0]?.value ?? "";
    const response = await call(method, url, {
      as: await logIn(platform.db, people.current.owner),
      headers: { "x-xsrf-token": csrf, cookie: `XSRF-TOKEN=${csrf}` },
      ...(body ? { body } : {}),
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });
});
