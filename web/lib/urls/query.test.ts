import { expect, it } from "vitest";
import { withQuery } from "#contract/urls/address.ts";

it.each(["Den Haag", "a+b&c=d", '{"a":[1]}', "it's (so) ~here!*", "café ünd 🐕", "/chats?x=1#y"])(
  "an address has %j in its query as browsers write it",
  (text) => {
    const address = withQuery("/zoeken", { q: text, "a b": text, none: undefined });
    expect(address).toBe(`/zoeken?${new URLSearchParams({ q: text, "a b": text })}`);
  },
);
