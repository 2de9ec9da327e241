import { describe, expect, it } from "vitest";
import { profileItems, publishNeeds } from "#contract/profiles.ts";
import { isDraftKey } from "#web/lib/forms/drafts.ts";
import { missingOf, remedyOf, sectionDraftKey, sectionOfHash, sectionsOf } from "./section-ids.ts";

describe("remedyOf", () => {
  const elsewhere = ["settings", "signup", "mail"];
  it.each([...new Set([...profileItems, ...publishNeeds])])("%s has a place", (item) => {
    const places: readonly string[] = [
      ...sectionsOf.pet_sitter,
      ...sectionsOf.pet_owner,
      ...elsewhere,
    ];
    expect(places).toContain(remedyOf(item));
  });
});

describe("missingOf", () => {
  it("names each thing once, what is needed first", () => {
    expect(
      missingOf({
        profileType: "pet_sitter",
        missingToPublish: ["picture", "services"],
        completeness: { missing: ["picture", "services", "threePictures", "languages"] },
      }),
    ).toEqual({ needed: ["picture", "services"], wished: ["languages"] });
  });

  it("asks for three pictures once there is one", () => {
    expect(
      missingOf({
        profileType: "pet_sitter",
        missingToPublish: [],
        completeness: { missing: ["threePictures"] },
      }),
    ).toEqual({ needed: [], wished: ["threePictures"] });
  });

  it("needs nothing of an owner, who is not searched for", () => {
    expect(
      missingOf({
        profileType: "pet_owner",
        missingToPublish: ["headline", "services"],
        completeness: { missing: ["pets"] },
      }),
    ).toEqual({ needed: [], wished: ["pets"] });
  });
});

describe("sectionOfHash", () => {
  it.each([
    ["#services", "pet_sitter", "services"],
    ["#services", "pet_owner", null],
    ["", "pet_sitter", null],
    ["#toString", "pet_sitter", null],
  ] as const)("%s for a %s: %s", (hash, type, section) => {
    expect(sectionOfHash(hash, type)).toBe(section);
  });
});

it("keeps drafts under a key that logging out clears", () => {
  expect(isDraftKey(sectionDraftKey(7, "services"))).toBe(true);
});
