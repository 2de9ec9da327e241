import { beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { fromWire } from "#contract/shared/validation/casing.ts";
import type { PageVisitor, ReadCall } from "#server/platform/http/page-reads.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { logIn, makeUser } from "../factories/account.ts";
import { type PlantedPeople, plantPeople } from "../privacy/planted-people.ts";
import { seededOnce } from "../setup/node/seeded-once.ts";
import { inCircle } from "../setup/running/circle.ts";
import { statementsOf } from "../setup/test-database.ts";
import { testServer } from "../setup/test-server.ts";
import { seededRandom } from "../soak/random.ts";
import { fuzzRequest, operations } from "./fuzz-requests.ts";

/**
 * What a page reads without a wire is what a browser would have got over it: the same value, the same
 * refusal, for everybody.
 */
const server = testServer({
  environment: { LIMIT_REQUESTS: inCircle({ quick: "2000", whole: "4000" }) },
});
const address = "192.0.2.50";
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let people: PlantedPeople;
let tokens: Record<string, string>;

const ground = seededOnce(server, async (current) => {
  const planted = await plantPeople(current);
  const { db, outbox } = current.platform;
  const gone = await makeUser(db);
  const ended = await logIn(db, gone.id);
  await db.transaction((tx) => endSessions({ db: tx, outbox }, { userId: gone.id }));
  const tokens = {
    guest: "",
    sitter: planted.sitter.token,
    owner: planted.owner.token,
    admin: await logIn(db, (await makeUser(db, { role: "admin" })).id),
    "session that ended": ended,
  };
  return { planted, tokens };
});
beforeEach(() => {
  people = ground.current.planted;
  tokens = ground.current.tokens;
});

const visitorOf = (token: string): PageVisitor => ({
  address,
  token,
  userAgent,
  requestId: "page-1",
  log: server.current.app.log,
});

async function readForPage(token: string, call: ReadCall) {
  const answer = await server.current.reads(visitorOf(token))(call);
  if (!answer) return null;
  const { status, headers, body, value } = answer;
  return {
    status,
    value: status < 300 ? value : JSON.parse(body),
    setCookie: headers["set-cookie"],
    retryAfter: headers["retry-after"],
  };
}

async function readAsBrowser(token: string, { path, params, query, language }: ReadCall) {
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams(
    query.map(([name, text]): [string, string] => [name, text]),
  ).toString();
  const response = await server.current.call("GET", search ? `${filled}?${search}` : filled, {
    ...(token ? { as: token } : {}),
    address,
    headers: { "accept-language": language, "user-agent": userAgent },
  });
  const { statusCode: status, headers, body } = response;
  const json = body === "" ? undefined : JSON.parse(body);
  return {
    status,
    value: status < 300 ? fromWire(json) : json,
    setCookie: headers["set-cookie"],
    retryAfter: headers["retry-after"],
  };
}

const reads = allEndpoints().filter(({ endpoint }) => endpoint.method === "GET");
const allOperations = operations();
const languages = ["nl", "en"];
const appData: ReadCall = { path: "/api/app/data", params: {}, query: [], language: "nl" };

const box: ReadCall["query"] = [
  ["latitude", "50.5"],
  ["longitude", "3"],
  ["latitude_end", "53.6"],
  ["longitude_end", "7.3"],
];
/** What a path has besides ids. */
const types: Record<string, string> = {
  "reviews.find.type": "profile",
  "reviews.listFor.type": "pet_sitter",
  // The first that is told of the people here.
  "adminJobs.get.id": "event-1",
};

/** What an endpoint needs to be told before it answers. */
const needed = (): Record<string, ReadCall["query"]> => ({
  "search.pins": box,
  "publicRequests.pins": box,
  "addresses.lookup": [
    ["postal_code", "3511 AB"],
    ["house_number", "1"],
  ],
  "safety.getSubject": [
    ["subject_type", "profile"],
    ["subject_id", `${people.sitter.profileId}`],
  ],
});

/** With what there is, and with all sorts of nonsense. */
function callsOf({ name, endpoint }: (typeof reads)[number]): ReadCall[] {
  const operation = allOperations.find((each) => each.name === name);
  if (!operation) throw new Error(`${name} is no operation`);
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
  const withParam = (value: string): ReadCall => ({
    path: endpoint.path,
    params: Object.fromEntries(names.map((key) => [key, types[`${name}.${key}`] ?? value])),
    query: needed()[name] ?? [],
    language: "nl",
  });
  const { sitter, owner, petId, requestId, roomId, bookingId, logbookId, shareToken } = people;
  const known = [sitter.profileId, owner.profileId, petId, requestId, roomId, bookingId, logbookId];
  const all = [...known, people.reportId, people.paymentId, 999_999, "terms", shareToken];
  // Most of them have the same low numbers.
  const ids = [...new Set(all.map(String))];
  const given = names.length > 0 ? [...ids, "0", "x", "9".repeat(301)] : [""];
  const random = seededRandom(name.length * 7_919);
  const fuzzed = Array.from({ length: inCircle({ quick: 1, whole: 4 }) }, (_, nr): ReadCall => {
    const { url } = fuzzRequest(operation, random);
    const query = [...new URLSearchParams(url.split("?")[1] ?? "")] as [string, string][];
    return { ...withParam(ids[nr % ids.length] ?? ""), query, language: languages[nr % 2] ?? "" };
  });
  return [...given.map(withParam), ...fuzzed];
}

describe("a page that reads", () => {
  it("gets what a browser gets, from every endpoint that is only read", async () => {
    const found = new Set<string>();
    for (const read of reads.filter(isOnlyRead)) {
      for (const call of callsOf(read)) {
        for (const [who, token] of Object.entries(tokens)) {
          const forPage = await readForPage(token, call);
          const label = `${read.name} for ${who}: ${JSON.stringify(call).slice(0, 400)}`;
          expect(forPage, label).toStrictEqual(await readAsBrowser(token, call));
          if (forPage?.status === 200) found.add(read.name);
        }
      }
    }
    // An answer to compare, and not only refusals.
    const without = reads.filter(isOnlyRead).filter(({ name }) => !found.has(name));
    expect(without.map(({ name }) => name).toSorted()).toEqual([
      "adminMails.get",
      "adminMessages.get",
      "adminTexts.get",
      "adminTexts.preview",
      "banAppeals.getBan",
      "care.findInvitation",
      "content.article",
      "references.getInvitation",
      "search.place",
      "withdrawal.get",
    ]);
  }, 300_000);

  it.each(reads.filter((read) => !isOnlyRead(read)))(
    "has $name go the way of all calls",
    (read) => {
      const [call] = callsOf(read);
      expect(call && server.current.reads(visitorOf(""))(call)).toBeNull();
    },
  );

  it("is counted as a browser is", async () => {
    const { reads: readsOf, call, platform } = server.current;
    const elsewhere = "192.0.2.60";
    const read = readsOf({ ...visitorOf(""), address: elsewhere });
    for (let nr = 0; nr < platform.config.LIMIT_REQUESTS - 1; nr += 1) await read(appData);
    const last = await call("GET", appData.path, { address: elsewhere });
    const refused = await call("GET", appData.path, { address: elsewhere });
    expect([last.statusCode, refused.statusCode]).toEqual([200, 429]);
    expect(await read(appData)).toMatchObject({
      status: 429,
      headers: { "retry-after": refused.headers["retry-after"] },
      body: refused.body,
    });
  });

  it("looks up who visits once, however much it reads", async () => {
    const statements = await statementsOf(async () => {
      const read = server.current.reads(visitorOf(people.owner.token));
      const paths = ["/api/user", "/api/pets", "/api/chatRooms"];
      await Promise.all(paths.map((path) => read({ path, params: {}, query: [], language: "nl" })));
    });
    expect(statements.filter((text) => text.includes("token_hash"))).toHaveLength(1);
  });
});

/** Files, redirects and what has no answer but a cookie go the way of all calls. */
function isOnlyRead({ endpoint }: (typeof reads)[number]): boolean {
  return endpoint.response !== undefined && endpoint.redirects === undefined;
}
