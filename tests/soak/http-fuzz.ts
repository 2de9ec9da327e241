import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { demoAccounts } from "#demo/accounts.ts";
import {
  describeRequest,
  type FuzzRequest,
  fuzzRequest,
  operations,
} from "../endpoints/fuzz-requests.ts";
import { hostileTexts } from "../endpoints/schema-fuzz.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";
import { type Random, seededRandom } from "./random.ts";
import { type ForkedServer, forkServer } from "./server-fork.ts";
import { makeSoakDatabase } from "./soak-database.ts";

export type FuzzFigures = {
  requests: number;
  /** By the first digit of the status. */
  answers: Record<string, number>;
  /** Answers of 503 that say when to come back: more pictures or posters than the server takes at once. */
  busy: number;
  broken: string[];
  megabytesBefore: number;
  megabytesAfter: number;
  /** How long another visitor waited for a page, 99 times of 100: alone, and during it. */
  quietP99Ms: number;
  busyP99Ms: number;
};

type Amounts = { seed: number; requests: number; warmUp: number; visits: number };

const serverFile = path.join(import.meta.dirname, "http-fuzz-server.ts");
const connections = 6;
const roles = ["guest", "owner", "sitter", "admin"] as const;
type Role = (typeof roles)[number];

/** Everything that the schemas suggest, and what they don't, sent to a real server over real HTTP. */
export async function fuzzServer(amounts: Amounts): Promise<FuzzFigures> {
  const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const server = await forkServer(serverFile, database.environment);
  const client = createHttpClient(server.origin, connections);
  const visitor = createHttpClient(server.origin, 1);
  try {
    const exited = once(server.child, "exit").then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    });
    exited.catch(() => {});
    return await Promise.race([run(server, client, visitor, amounts), exited]);
  } finally {
    client.close();
    visitor.close();
    await server.stop("SIGTERM");
    await database.remove();
  }
}

async function run(
  server: ForkedServer,
  client: HttpClient,
  visitor: HttpClient,
  { seed, requests, warmUp, visits }: Amounts,
): Promise<FuzzFigures> {
  const pages = await pagesOf(visitor);
  const ask = createAsk(server);
  const people = await createPeople(client, ask);
  // Everything has been loaded, compiled and cached once before anything is measured.
  await fuzz(client, people, { seed: -seed, requests: warmUp });
  await visit(visitor, pages, (done) => done < pages.length * 5);
  const megabytesBefore = await settledMegabytes(ask);
  const quiet = await visit(visitor, pages, (done) => done < visits);

  let isOver = false;
  const fuzzing = fuzz(client, people, { seed, requests }).finally(() => {
    isOver = true;
  });
  const [found, waits] = await Promise.all([fuzzing, visit(visitor, pages, () => !isOver)]);
  return {
    requests,
    ...found,
    megabytesBefore,
    megabytesAfter: await settledMegabytes(ask),
    quietP99Ms: p99(quiet),
    busyP99Ms: p99(waits),
  };
}

type Found = Pick<FuzzFigures, "answers" | "busy" | "broken">;

async function fuzz(
  client: HttpClient,
  people: People,
  { seed, requests }: { seed: number; requests: number },
): Promise<Found> {
  const random = seededRandom(seed);
  const table = operations();
  const found: Found = { answers: {}, busy: 0, broken: [] };
  let sent = 0;

  async function goOn(): Promise<void> {
    while (sent < requests) {
      sent += 1;
      const role = random.pick(roles);
      const made = random.chance(0.05)
        ? pageRequest(random)
        : fuzzRequest(random.pick(table), random);
      const request = { ...made, headers: { ...(await people.headers(role)), ...made.headers } };
      const { status, headers } = await client.send(request);
      const kind = `${Math.floor(status / 100)}xx`;
      found.answers[kind] = (found.answers[kind] ?? 0) + 1;
      if (status === 401) people.forget(role);
      if (status === 503 && headers["retry-after"]) found.busy += 1;
      else if (status >= 500)
        found.broken.push(`${status} as ${role}: ${describeRequest(request)}`);
    }
  }

  await Promise.all(Array.from({ length: connections }, goOn));
  return found;
}

const pagePaths = ["/", "/zoeken/", "/gezocht/utrecht/", "/login-token?token=", "/files/", "/dev/"];

/** Pages and files take no body and have no schema; their addresses can be anything. */
function pageRequest(random: Random): FuzzRequest {
  const odd = encodeURIComponent(random.pick(hostileTexts).slice(0, 500).toWellFormed());
  const end = random.pick([
    odd,
    "%",
    "//",
    "[",
    "1",
    "1.5",
    "..%2f..%2f",
    "?filters=%7B%7D",
    ".data",
  ]);
  const method = random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS"]);
  return { name: "page", method, url: `${random.pick(pagePaths)}${end}`, headers: {} };
}

type People = { headers(role: Role): Promise<Record<string, string>>; forget(role: Role): void };

/** The demo's people, with a session each; some requests end it. */
async function createPeople(client: HttpClient, ask: Ask): Promise<People> {
  const csrf = await client.send({ method: "GET", url: "/sanctum/csrf-cookie" });
  const cookie = csrf.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const value = cookie.slice(cookie.indexOf("=") + 1);
  const guest = { cookie, "x-xsrf-token": value };
  const tokens = new Map<Role, Promise<string>>();
  return {
    async headers(role) {
      if (role === "guest") return guest;
      const token = tokens.get(role) ?? ask<string>({ email: demoAccounts[role].email });
      tokens.set(role, token);
      return { ...guest, authorization: `Bearer ${await token}` };
    },
    forget: (role) => void tokens.delete(role),
  };
}

type Ask = <Answer>(question?: { email: string }) => Promise<Answer>;

/** Of the process itself: for a session by e-mail address, or for its memory. */
function createAsk({ child }: ForkedServer): Ask {
  let asked = 0;
  const waiting = new Map<number, (answer: never) => void>();
  child.on("message", ({ nr, answer }: { nr: number; answer: never }) => waiting.get(nr)?.(answer));
  return (question) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      child.send({ nr: asked, ...question });
    });
}

/** Home, a search and a sitter's page. */
async function pagesOf(visitor: HttpClient): Promise<string[]> {
  const { body } = await visitor.send({ method: "GET", url: "/api/sitters?city=utrecht" });
  const [sitter] = (JSON.parse(body) as { data: { id: number; city_slug: string }[] }).data;
  if (!sitter) throw new Error("no sitter in Utrecht");
  return ["/", "/zoeken/utrecht", `/gezocht/${sitter.city_slug}/${sitter.id}`];
}

/** As somebody does who reads; gives how long each page took. */
async function visit(
  visitor: HttpClient,
  pages: readonly string[],
  goesOn: (done: number) => boolean,
): Promise<number[]> {
  const waits: number[] = [];
  while (goesOn(waits.length)) {
    const url = pages[waits.length % pages.length] ?? "/";
    const start = performance.now();
    const { status } = await visitor.send({ method: "GET", url });
    if (status !== 200) throw new Error(`a visitor got ${status} for ${url}`);
    waits.push(performance.now() - start);
    await wait(20);
  }
  return waits;
}

function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

/** What is resident once the collector finds no more: read until it stays about the same. */
async function settledMegabytes(ask: Ask): Promise<number> {
  let last = Number.POSITIVE_INFINITY;
  for (let reading = 0; reading < 20; reading += 1) {
    const bytes = await ask<number>();
    if (bytes > last * 0.98) return Math.round(bytes / 1e6);
    last = bytes;
    await wait(500);
  }
  return Math.round(last / 1e6);
}
