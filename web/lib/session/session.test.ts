import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#web/lib/api/api-error.ts";
import { fetchProfile, onProfileFailure, profileWaitMs, restoreSession } from "./session.ts";

/** A server whose answers are told beforehand; when it has none left it hangs up. */
let answers: number[] = [];
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  const status = answers.shift();
  if (status === undefined) return request.socket.destroy();
  response.writeHead(status, { "content-type": "application/json" });
  response.end(status === 200 ? JSON.stringify({ id: 7, email: "noor@example.test" }) : "{}");
});

let origin = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

let failures = 0;
let token: string | null = null;
let wentTo: string[] = [];
beforeEach(() => {
  [answers, asked, failures, token, wentTo] = [[], 0, 0, "7|secret", []];
  const fetchThere = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchThere(origin + path, init));
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "nl" } });
  vi.stubGlobal("window", {
    localStorage: {
      getItem: () => token,
      removeItem: () => {
        token = null;
      },
    },
    location: { origin, assign: (path: string) => wentTo.push(path) },
  });
  const stop = onProfileFailure(() => {
    failures += 1;
  });
  return stop;
});

describe("asking for the profile", () => {
  it.each([[429], [500], [502], [503], [504], [undefined]])(
    "keeps the token when the answer is %s, and says nothing",
    async (status) => {
      answers = status ? [status] : [];
      await expect(fetchProfile()).rejects.toBeInstanceOf(ApiError);
      expect([token, failures, wentTo]).toEqual(["7|secret", 0, []]);
    },
  );

  it.each([400, 403, 404, 419])("removes the token when it is refused with %i", async (status) => {
    answers = [status];
    await expect(fetchProfile()).rejects.toThrow("Failed to fetch profile.");
    expect([token, failures, wentTo]).toEqual([null, 1, []]);
  });

  it("goes to the site's root when the session has ended", async () => {
    answers = [401];
    await expect(fetchProfile()).rejects.toThrow("Failed to fetch profile.");
    expect([token, failures, wentTo]).toEqual([null, 0, ["/"]]);
  });
});

describe("mending a session", () => {
  it("goes on asking until the server is back", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    answers = [503, 429, 500, 200];
    const settled = vi.fn();
    const mended = restoreSession().finally(settled);
    // A second at a time: what it loads between two waits comes in the machine's own time.
    while (settled.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000);
    await mended;
    vi.useRealTimers();
    expect([asked, token]).toEqual([4, "7|secret"]);
  });

  it("ends when it is refused", async () => {
    answers = [403];
    await expect(restoreSession()).rejects.toThrow("Failed to fetch profile.");
    expect([asked, token]).toEqual([1, null]);
  });
});

describe("the wait before asking again", () => {
  const busy = (seconds: number) => new ApiError({ status: 503, retryAfterSeconds: seconds });
  it.each([
    ["first", 0, null, 0, 1_000],
    ["grows", 3, null, 0, 8_000],
    ["does not grow for ever", 20, null, 0, 30_000],
    ["is as long as the server says", 0, busy(5), 0, 5_000],
    ["is not shorter for it", 4, busy(5), 0, 16_000],
    ["differs between browsers", 0, null, 1, 2_000],
  ])("%s", (_case, count, error, chance, expected) => {
    expect(profileWaitMs(count, error, chance)).toBe(expected);
  });
});
