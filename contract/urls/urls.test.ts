import { describe, expect, it } from "vitest";
import { alternatesOf, isEnglishPath } from "./aliased-paths.ts";
import { urlsFor } from "./urls.ts";

const nl = urlsFor("nl");
const en = urlsFor("en");

describe("urlsFor", () => {
  it.each([
    [nl.home(), "/"],
    [nl.search(), "/zoeken"],
    [nl.search("Den Haag", "2511 AB"), "/zoeken/Den%20Haag/2511%20AB"],
    [nl.search("a/b?c"), "/zoeken/a%2Fb%3Fc"],
    [en.search("Utrecht"), "/search/Utrecht"],
    [nl.search("utrecht", undefined, {}), "/zoeken/utrecht"],
    [
      nl.search(undefined, undefined, { animalCategories: ["dog"] }),
      "/zoeken?filters=%7B%22animalCategories%22%3A%5B%22dog%22%5D%7D",
    ],
    [en.sitterWork(), "/sitterwork"],
    [nl.ogSitter(7, "abc"), "/og/sitters/7.jpg?v=abc"],
    [en.ogRequest(7), "/og/requests/7.jpg?lang=en"],
    [nl.login(), "/inloggen"],
    [
      nl.login({ refresh: true, redirect: "/bookings?x=1" }),
      "/inloggen?refresh=1&redirect=%2Fbookings%3Fx%3D1",
    ],
    [en.login({ redirect: "/chats" }), "/login?redirect=%2Fchats"],
    [en.signup(), "/signup"],
    [nl.signup("pet_owner"), "/aanmelden?type=pet_owner"],
    [nl.switchProfile(), "/switchProfile"],
    [
      nl.switchProfile({ switchTo: "pet_sitter", backTo: "/chats/4?x=1" }),
      "/switchProfile?switchTo=pet_sitter&backTo=%2Fchats%2F4%3Fx%3D1",
    ],
    [nl.chats(), "/chats"],
    [nl.chats(4), "/chats/4"],
  ])("%s is %s", (url, expected) => {
    expect(url).toBe(expected);
  });

  it("knows both addresses of one page", () => {
    expect(alternatesOf("sitterWork")).toEqual({ nl: "/oppaswerk", en: "/sitterwork" });
    const createRequest = { nl: "/oproep/aanmaken", en: "/request/create" };
    expect(alternatesOf("createRequest")).toEqual(createRequest);
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
    ["/request/create", true],
    ["/oproep/aanmaken", false],
    ["/work/utrecht/4", true],
    ["/login-token", false],
    ["/chats", false],
    ["/zoeken/login", false],
  ])("%s: %s", (path, expected) => {
    expect(isEnglishPath(path)).toBe(expected);
  });
});
