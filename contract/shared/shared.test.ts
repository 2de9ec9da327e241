import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isIsland } from "./islands.ts";
import { localeFromHeader, parseLocale } from "./locale.ts";
import { isWithinReach, pageWindow, pagingQuery, toPage } from "./paging.ts";
import { channel, channelName, matchChannel } from "./realtime.ts";

describe("the language asked for", () => {
  it.each([
    [undefined, "nl"],
    ["", "nl"],
    ["en", "en"],
    ["en-GB,en;q=0.9,nl;q=0.8", "en"],
    ["fr,nl;q=0.5,en;q=0.9", "en"],
    ["de-DE", "nl"],
    ["en;q=0, nl", "nl"],
    ["*", "nl"],
  ])("%s is %s", (header, expected) => {
    expect(localeFromHeader(header)).toBe(expected);
  });

  it("is unknown when we don't speak it", () => {
    expect(parseLocale("fr-FR")).toBeNull();
  });
});

describe("paging", () => {
  it("defaults to the first ten", () => {
    expect(pagingQuery.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it.each(["0", "-1", "1.5", "abc", "99999999999", "1e3"])("has no page %s", (page) => {
    expect(pagingQuery.safeParse({ page }).success).toBe(false);
  });

  it.each(["7", "0", "100"])("has no size %s", (limit) => {
    expect(pagingQuery.safeParse({ limit }).success).toBe(false);
  });

  it("gives all with -1, capped", () => {
    expect(pageWindow(pagingQuery.parse({ limit: "-1" }))).toEqual({ offset: 0, limit: 500 });
  });

  it("links to its neighbours and keeps the filter", () => {
    const page = toPage(["x"], 21, { page: 2, limit: 10 }, "/api/booking", { filter: "past" });
    expect(page).toMatchObject({
      currentPage: 2,
      from: 11,
      to: 11,
      lastPage: 3,
      total: 21,
      nextPageUrl: "/api/booking?filter=past&page=3",
      prevPageUrl: "/api/booking?filter=past&page=1",
    });
  });

  it("of a search ends with the last that can be asked for, and counts on", () => {
    const asked = { page: 1, limit: 10 };
    const page = toPage(["x"], 1_000_000, asked, "/api/sitters", {}, { isSearch: true });
    expect(page).toMatchObject({ lastPage: 1_000, total: 1_000_000 });
    expect(toPage(["x"], 1_000_000, asked, "/api/booking").lastPage).toBe(100_000);
    const reached = [
      [1_000, 10],
      [1_001, 10],
      [200, 50],
      [201, 50],
      [20, -1],
      [21, -1],
    ] as const;
    expect(reached.map(([nr, limit]) => isWithinReach({ page: nr, limit }))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("past the end is empty, without from and to", () => {
    const page = toPage([], 3, { page: 9, limit: 10 }, "/api/x");
    expect(page).toMatchObject({ data: [], lastPage: 1, prevPageUrl: "/api/x?page=1" });
    expect("from" in page || "to" in page || "nextPageUrl" in page).toBe(false);
  });
});

describe("channels", () => {
  const chat = channel({ name: "chat.{roomId}", events: { typing: z.object({}) } });
  const logbook = channel({
    name: "logbook.{profileType}.{id}",
    words: { profileType: ["pet_owner", "pet_sitter"] },
    events: {},
  });

  it("are named by their parameters", () => {
    expect(channelName(chat, { roomId: 7 })).toBe("chat.7");
    expect(matchChannel(logbook, "logbook.pet_owner.12")).toEqual({
      profileType: "pet_owner",
      id: 12,
    });
  });

  it.each(["chat.", "chat.0", "chat.7.8", "chat.7x", "xchat.7", "chatX7", "chat.-1"])(
    "are not matched by %s",
    (name) => {
      expect(matchChannel(chat, name)).toBeNull();
    },
  );

  it("take only the words they list", () => {
    expect(matchChannel(logbook, "logbook.admin.12")).toBeNull();
  });
});

it.each([
  ["Schiermonnikoog", true],
  ["Texel", true],
  ["Utrecht", false],
  // Villages: in Nes, in West-Terschelling.
  ["Nes", false],
  ["West-Terschelling", false],
])("%s is an island: %s", (place, expected) => {
  expect(isIsland(place)).toBe(expected);
});
