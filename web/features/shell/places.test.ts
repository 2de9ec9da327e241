import { expect, it } from "vitest";
import { placeOf } from "./places.ts";

it.each([
  ["/zoeken", "search", false],
  ["/search/Utrecht/3572?filters=x", "search", false],
  ["/oppaswerk", "sitterWork", false],
  ["/hoe-werkt-het?x", "howItWorks", false],
  ["/register", "signup", false],
  ["/chats/12", "chats", true],
  ["/profile", "profile", true],
])("%s is %s, for users only: %s", (path, place, needsLogin) => {
  expect(placeOf(path)).toEqual({ place, needsLogin });
});
