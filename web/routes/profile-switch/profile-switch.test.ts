import { expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { planSwitch, type SwitchPlan } from "#web/routes/profile-switch/profile-switch.tsx";

const owner = "pet_owner";
const sitter = "pet_sitter";
const both: ProfileType[] = [owner, sitter];
type Case = [ProfileType | null, ProfileType | null, ProfileType[], SwitchPlan];

it.each<Case>([
  // wanted, in use, what there is
  [null, owner, [owner], { name: "choose" }],
  [null, sitter, both, { name: "choose" }],
  [null, null, [], { name: "choose" }],
  [owner, owner, [owner], { name: "return" }],
  [owner, owner, both, { name: "return" }],
  [sitter, owner, both, { name: "switch", to: sitter }],
  [owner, sitter, both, { name: "switch", to: owner }],
  [sitter, owner, [owner], { name: "offer", to: sitter }],
  [owner, null, [], { name: "offer", to: owner }],
  // Removed on another device a moment ago.
  [owner, owner, [sitter], { name: "offer", to: owner }],
])("asked for %s, using %s, having %j", (wanted, inUse, types, expected) => {
  expect(planSwitch({ wanted, inUse, types })).toEqual(expected);
});
