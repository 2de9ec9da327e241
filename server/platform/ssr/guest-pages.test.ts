import { describe, expect, it } from "vitest";
import { createTestClock } from "../clock.ts";
import { createGuestPages, cutAtNonce, guestKey, withNonce } from "./guest-pages.ts";

const page = (text: string) => ({ status: 200, headers: [], pieces: cutAtNonce(text, "n0nce") });

describe("pages for guests", () => {
  it("carry a new nonce each time", () => {
    const kept = page('<script nonce="n0nce"></script><style nonce="n0nce"></style>');
    expect(withNonce(kept, "other")).toBe(
      '<script nonce="other"></script><style nonce="other"></style>',
    );
  });

  it("are rendered anew by one visitor when they are old, while others get the old one", () => {
    const clock = createTestClock("2026-11-15T09:30:00Z");
    const pages = createGuestPages(clock);
    pages.keep("/ nl", page("old"), 30);
    clock.advance(29_000);
    expect(pages.find("/ nl")).not.toBeNull();
    clock.advance(2_000);
    expect(pages.find("/ nl")).toBeNull();
    expect(pages.find("/ nl")?.pieces).toEqual(["old"]);
    pages.keep("/ nl", page("new"), 30);
    expect(pages.find("/ nl")?.pieces).toEqual(["new"]);
  });

  it("never take more than a bounded place", () => {
    const pages = createGuestPages(createTestClock("2026-11-15T09:30:00Z"));
    for (let nr = 0; nr < 600; nr += 1) pages.keep(`/${nr}`, page("x"), 30);
    expect(pages.find("/0")).toBeNull();
    expect(pages.find("/599")).not.toBeNull();
  });

  it.each([
    ["/", {}, "/     "],
    ["/", { locale: "en", session: "1|secret" }, "/ en    "],
    ["/", { last_used_profile_type: "pet_sitter" }, "/    pet_sitt "],
    ["/", { last_place: "noordwijkerhout" }, "/     noordwijkerhout"],
    ["/?utm=1", {}, null],
    [`/${"x".repeat(300)}`, {}, null],
  ])("of %s with %j are known by %j", (url, cookies, expected) => {
    expect(guestKey(url, cookies)).toBe(expected);
  });
});
