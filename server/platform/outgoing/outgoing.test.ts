import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answerCalendar,
  type CalendarHost,
  calendarHostName,
  publicAddress,
  redirectTo,
  startCalendarHost,
} from "#tests/setup/stand-ins/calendar-host.ts";
import { createOutgoing, OutgoingProblem, type OutgoingProblemKind } from "./outgoing.ts";

let host: CalendarHost;
beforeEach(async () => {
  host = await startCalendarHost();
});
afterEach(() => host.close());

const wanted = { maxBytes: 1_000, accept: "text/calendar" };
const here = (path: string) => `https://${calendarHostName}${path}`;
// A busy machine may stand still for seconds; only the test of a slow server is about time.
const get = (url: string, limitMs = 50_000) =>
  createOutgoing(host.network, { limitMs }).getText(url, wanted);

async function problemWith(url: string, limitMs?: number): Promise<OutgoingProblemKind | null> {
  try {
    await get(url, limitMs);
    return null;
  } catch (error) {
    if (error instanceof OutgoingProblem) return error.kind;
    throw error;
  }
}

describe("a file at an address that somebody gave us", () => {
  it("comes with what tells its version", async () => {
    host.answers.set("/a.ics", answerCalendar("BEGIN:VCALENDAR", { etag: '"1"' }));
    expect(await get(here("/a.ics"))).toEqual({
      isSame: false,
      text: "BEGIN:VCALENDAR",
      version: { etag: '"1"', lastModified: "" },
    });
    expect(host.called).toEqual([publicAddress]);
  });

  it("is asked for by its version, and may be the same", async () => {
    host.answers.set("/a.ics", (request, response) => {
      const isSame = request.headers["if-none-match"] === '"7"';
      response.writeHead(isSame ? 304 : 200).end();
    });
    const outgoing = createOutgoing(host.network);
    const version = { etag: '"7"', lastModified: "Mon, 02 Nov 2026 08:00:00 GMT" };
    expect(await outgoing.getText(here("/a.ics"), { ...wanted, version })).toEqual({
      isSame: true,
    });
    expect(host.requests[0]?.headers["if-modified-since"]).toBe(version.lastModified);
  });

  it("is followed through three redirects, each address looked at", async () => {
    host.names.set("elders.example.org", [["93.184.215.15"]]);
    host.answers.set("/1", redirectTo("/2"));
    host.answers.set("/2", redirectTo("https://elders.example.org/3"));
    host.answers.set("/3", redirectTo("/4"));
    host.answers.set("/4", answerCalendar("here"));
    expect(await get(here("/1"))).toMatchObject({ text: "here" });
    expect(host.called).toEqual([publicAddress, publicAddress, "93.184.215.15", "93.184.215.15"]);
    host.answers.set("/0", redirectTo("/1"));
    expect(await problemWith(here("/0"))).toBe("tooManyRedirects");
  });

  it.each([
    ["https://127.0.0.1/x", "refused"],
    ["http://agenda.example.org/x", "refused"],
    ["https://agenda.example.org:8443/x", "refused"],
    ["https://user:secret@agenda.example.org/x", "refused"],
    ["ftp://agenda.example.org/x", "refused"],
    ["file:///etc/passwd", "refused"],
    ["https://[::ffff:127.0.0.1]/x", "refused"],
    ["https://0x7f.1/x", "refused"],
    ["https://localhost/x", "refused"],
    ["https://nobody.example.org/x", "unreachable"],
    ["https://agenda.example.org/nothing", "missing"],
  ] as const)("%s is %s", async (url, kind) => {
    expect(await problemWith(url)).toBe(kind);
    if (kind !== "missing") expect(host.called).toEqual([]);
  });

  it.each([
    "10.0.0.7",
    "127.0.0.1",
    "0.0.0.0",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.254",
    "172.31.255.255",
    "192.168.178.1",
    "224.0.0.251",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:10.0.0.7",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "64:ff9b::a00:7",
    "2002:a00:7::1",
    "2001:0:a00:7::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::fb",
  ])("a name that stands for %s is refused, here and behind a redirect", async (address) => {
    host.names.set("inside.example.org", [[address]]);
    host.answers.set("/away", redirectTo("https://inside.example.org/x"));
    expect(await problemWith("https://inside.example.org/x")).toBe("refused");
    expect(host.called).toEqual([]);
    expect(await problemWith(here("/away"))).toBe("refused");
    expect(host.called).toEqual([publicAddress]);
  });

  it("is refused when only one of a name's addresses lies inside", async () => {
    host.names.set("inside.example.org", [[publicAddress, "10.0.0.7"]]);
    expect(await problemWith("https://inside.example.org/x")).toBe("refused");
  });

  it("is fetched from the address that was looked at, whatever the name says a moment later", async () => {
    host.names.set(calendarHostName, [[publicAddress], ["127.0.0.1"]]);
    host.answers.set("/a.ics", answerCalendar("x"));
    expect(await problemWith(here("/a.ics"))).toBe(null);
    expect(host.called).toEqual([publicAddress]);
  });

  it.each([["http://agenda.example.org/x"], ["https://10.0.0.1/x"], ["file:///etc/passwd"]])(
    "is not followed to %s",
    async (location) => {
      host.answers.set("/away", redirectTo(location));
      expect(await problemWith(here("/away"))).toBe("refused");
    },
  );

  it("needs a certificate for its name, by somebody who is trusted", async () => {
    host.names.set("other.example.org", [[publicAddress]]);
    expect(await problemWith("https://other.example.org/x")).toBe("insecure");
    const { authorities: _, ...network } = host.network;
    const strict = createOutgoing(network).getText(here("/x"), wanted);
    await expect(strict).rejects.toMatchObject({ kind: "insecure" });
  });

  it("may be as large as is said, announced or not", async () => {
    host.answers.set("/exact", answerCalendar("x".repeat(1_000)));
    host.answers.set("/announced", (_request, response) => {
      response.writeHead(200, { "content-length": "1001" });
      response.write("x");
    });
    host.answers.set("/endless", (_request, response) => {
      response.writeHead(200);
      for (let part = 0; part < 20; part += 1) response.write("x".repeat(100));
    });
    expect(await problemWith(here("/exact"))).toBe(null);
    expect(await problemWith(here("/announced"))).toBe("tooLarge");
    expect(await problemWith(here("/endless"))).toBe("tooLarge");
  });

  it.each([
    ["a server that says nothing", () => {}],
    [
      "one that begins and stops",
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200);
        response.write("BEGIN:");
      },
    ],
  ])("is not waited for: %s", async (_what, answer) => {
    host.answers.set("/slow", answer);
    expect(await problemWith(here("/slow"), 200)).toBe("unreachable");
  });

  it.each([
    [500, "unreachable"],
    [503, "unreachable"],
    [429, "unreachable"],
    [401, "missing"],
    [403, "missing"],
    [410, "missing"],
    [204, "missing"],
  ] as const)("answered %i, it is %s", async (status, kind) => {
    host.answers.set("/x", (_request, response) => response.writeHead(status).end());
    expect(await problemWith(here("/x"))).toBe(kind);
  });
});
