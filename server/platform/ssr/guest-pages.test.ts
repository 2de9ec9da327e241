import { describe, expect, it } from "vitest";
import { createTestClock } from "../clock.ts";
import {
  createGuestPages,
  cutAtNonce,
  type GuestPage,
  guestKey,
  guestValuesOf,
  withGuestValues,
  withNonce,
} from "./guest-pages.ts";
import { createPageChanges } from "./page-changes.ts";

const textOf = (kept: GuestPage | null) => kept && withNonce(kept, "").toString();
const page = (text: string) => ({
  status: 200,
  headers: [],
  pieces: cutAtNonce(text, "n0nce"),
  visit: null,
});

describe("pages for guests", () => {
  it("carry a new nonce each time", () => {
    const kept = page('<script nonce="n0nce"></script><style nonce="n0nce"></style>é');
    expect(withNonce(kept, "other").toString()).toBe(
      '<script nonce="other"></script><style nonce="other"></style>é',
    );
  });

  it("are rendered anew by one visitor when they are old, while others get the old one", () => {
    const clock = createTestClock("2026-11-15T09:30:00Z");
    const pages = createGuestPages(clock, createPageChanges(clock));
    pages.set("/ nl", page("old"), { begunAt: clock.now(), seconds: 30 });
    clock.advance(29_000);
    expect(pages.find("/ nl")).not.toBeNull();
    clock.advance(2_000);
    expect(pages.find("/ nl")).toBeNull();
    expect(textOf(pages.find("/ nl"))).toBe("old");
    pages.set("/ nl", page("new"), { begunAt: clock.now(), seconds: 30 });
    expect(textOf(pages.find("/ nl"))).toBe("new");
  });

  it("are of no use once something they show was changed, or at the moment that it does", () => {
    const clock = createTestClock("2026-11-15T09:30:00Z");
    const changes = createPageChanges(clock);
    const pages = createGuestPages(clock, changes);
    const set = () => pages.set("/ nl", page("x"), { begunAt: clock.now(), seconds: 30 });
    set();
    changes.changeAt(clock.now());
    expect(pages.find("/ nl")).toBeNull();
    clock.advance(1);
    set();
    expect(pages.find("/ nl")).not.toBeNull();
    changes.changeAt(new Date(clock.now().getTime() + 10_000));
    clock.advance(9_999);
    expect(pages.find("/ nl")).not.toBeNull();
    clock.advance(1);
    expect(pages.find("/ nl")).toBeNull();
    // What was begun before and is ready only now says what it said before.
    pages.set("/ nl", page("late"), { begunAt: new Date("2026-11-15T09:30:05Z"), seconds: 30 });
    expect(pages.find("/ nl")).toBeNull();
  });

  it("never take more than a bounded place", () => {
    const clock = createTestClock("2026-11-15T09:30:00Z");
    const pages = createGuestPages(clock, createPageChanges(clock), { pages: 3, bytes: 100 });
    const there = (...keys: string[]) => keys.filter((key) => pages.find(key) !== null);
    for (const key of ["/1", "/2", "/3", "/4"])
      pages.set(key, page("x"), { begunAt: clock.now(), seconds: 30 });
    expect(there("/1", "/2", "/3", "/4")).toEqual(["/2", "/3", "/4"]);
    pages.set("/5", page("x".repeat(99)), { begunAt: clock.now(), seconds: 30 });
    expect(there("/2", "/3", "/4", "/5")).toEqual(["/4", "/5"]);
    pages.set("/6", page("x".repeat(101)), { begunAt: clock.now(), seconds: 30 });
    expect(there("/4", "/5", "/6")).toEqual(["/4", "/5"]);
    // The same once more takes no more room.
    pages.set("/5", page("y".repeat(99)), { begunAt: clock.now(), seconds: 30 });
    expect(there("/4", "/5")).toEqual(["/4", "/5"]);
  });

  it.each([
    ["/", {}, "/     "],
    ["/", { locale: "en", session: "1|secret" }, "/ en    "],
    ["/", { locale: "en-US" }, "/ en    "],
    ["/", { last_used_profile_type: "pet_sitter" }, "/    pet_sitter "],
    ["/", { last_used_profile_type: "pet_sitt" }, "/     "],
    ["/", { theme: "dark; x", cookie_consent: "accepted", locale: "fr" }, "/     "],
    ["/", { last_place: "noordwijkerhout" }, "/     noordwijkerhout"],
    ["/", { last_place: "../x" }, "/     "],
    ["/?utm=1", {}, null],
    [`/${"x".repeat(300)}`, {}, null],
  ])("of %s with %j are known by %j", (url, cookies, expected) => {
    expect(guestKey(url, guestValuesOf(cookies))).toBe(expected);
  });

  it.each([
    ["locale=fr; x=1; theme=dark", { theme: "dark" }, "theme=dark; x=1"],
    ['locale="en"', { locale: "en" }, "locale=en"],
    ["locale=nl; locale=en", { locale: "nl" }, "locale=nl"],
    [undefined, {}, ""],
  ])("are rendered from cookies as they were understood: %j", (header, cookies, expected) => {
    expect(withGuestValues(header, guestValuesOf(cookies))).toBe(expected);
  });
});
