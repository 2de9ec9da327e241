import { describe, expect, it } from "vitest";
import { isEnglishPath } from "./paths.ts";
import { alternatesOf, urlsFor } from "./urls.ts";

const nl = urlsFor("nl");
const en = urlsFor("en");

describe("urlsFor", () => {
  it.each([
    [nl.home(), "/"],
    [nl.search(), "/zoeken"],
    [nl.search("Den Haag", "2511 AB"), "/zoeken/Den%20Haag/2511%20AB"],
    [nl.search("a/b?c"), "/zoeken/a%2Fb%3Fc"],
    [en.search("Utrecht"), "/search/Utrecht"],
    [en.sitterWork(), "/sitterwork"],
    [nl.login(), "/inloggen"],
    [
      nl.login({ refresh: true, redirect: "/bookings?x=1" }),
      "/inloggen?refresh=1&redirect=%2Fbookings%3Fx%3D1",
    ],
    [en.login({ redirect: "/chats" }), "/login?redirect=%2Fchats"],
    [en.signup(), "/signup"],
    [nl.chats(), "/chats"],
    [nl.chats(4), "/chats/4"],
  ])("%s is %s", (url, expected) => {
    expect(url).toBe(expected);
  });

  it("knows both addresses of one page", () => {
    expect(alternatesOf("sitterWork")).toEqual({ nl: "/oppaswerk", en: "/sitterwork" });
  });
});

describe("isEnglishPath", () => {
  it.each([
    ["/", false],
    ["/inloggen", false],
    ["/login", true],
    ["/login.data", true],
    ["/search/Utrecht", true],
    ["/search/Utrecht.data", true],
    ["/sitterwork/", true],
    ["/register", true],
    ["/login-token", false],
    ["/chats", false],
    ["/zoeken/login", false],
  ])("%s: %s", (path, expected) => {
    expect(isEnglishPath(path)).toBe(expected);
  });
});
