import { describe, expect, it } from "vitest";
import { gapsIn } from "./gaps.ts";

const gaps = ["[begindatum]", "[einddatum]", "[begindatum]"];

describe("gapsIn", () => {
  it.each([
    ["Van [begindatum] tot en met [einddatum]?", ["begindatum", "einddatum"]],
    ["Van [begindatum] en weer [begindatum]", ["begindatum"]],
    ["Van 3 tot en met [einddatum]", ["einddatum"]],
    ["Hoi … ik kom [misschien] langs", []],
    ["", []],
  ])("%s", (text, left) => {
    expect(gapsIn(text, gaps)).toEqual(left);
  });
});
