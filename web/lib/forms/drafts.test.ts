import { beforeEach, describe, expect, it } from "vitest";
import {
  clearDrafts,
  draftOf,
  isDraftKey,
  readDraft,
  removeDraft,
  restored,
  writeDraft,
} from "./drafts.ts";

/** The part of the Storage interface that matters, with its order and its text-only values. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, String(value)),
  };
}

describe("isDraftKey", () => {
  it.each([
    ["registrationForm-pet_sitter-services", true],
    ["old-registrationForm-1", true],
    ["reg-petForm-new", true],
    ["requestForm", true],
    ["requestForm-12", true],
    ["profileForm-7-services", true],
    ["contactForm-7", true],
    ["intakeForm-12-house", true],
    ["chatDraft-12", true],
    ["chatQueue-7", true],
    ["step", true],
    ["lastStep", false],
    ["steps-seen", true],
    ["token", false],
    ["registrationForm", false],
    ["petForm", false],
  ])("%s: %s", (key, expected) => {
    expect(isDraftKey(key)).toBe(expected);
  });
});

describe("drafts in storage", () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memoryStorage();
    writeDraft("registrationForm-pet_owner-pets", { name: "Moos" }, storage);
    writeDraft("reg-petForm-4", { name: "Pip" }, storage);
    writeDraft("step", 3, storage);
    storage.setItem("token", "1|abc");
  });

  it("gives back what was typed", () => {
    expect(readDraft("registrationForm-pet_owner-pets", storage)).toEqual({ name: "Moos" });
    expect(readDraft("requestForm", storage)).toBeNull();
  });

  it("survives a value that somebody else broke", () => {
    storage.setItem("requestForm", "{half");
    expect(readDraft("requestForm", storage)).toBeNull();
  });

  it("survives a full storage", () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => writeDraft("requestForm", {}, storage)).not.toThrow();
  });

  it("clears every draft and nothing else", () => {
    clearDrafts(undefined, storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem("token")).toBe("1|abc");
  });

  it("clears by a part of the key", () => {
    clearDrafts("reg-petForm", storage);
    expect(readDraft("reg-petForm-4", storage)).toBeNull();
    expect(readDraft("step", storage)).toBe(3);
  });

  it("removes one", () => {
    removeDraft("step", storage);
    expect(readDraft("step", storage)).toBeNull();
  });
});

const empty = { name: "", tags: [] as string[], size: null as string | null, terms: false };

describe("restored", () => {
  it.each([
    [null, null],
    ["text", null],
    [[1], null],
    [{}, null],
    [{ other: "x" }, null],
    [{ name: "Noor" }, { ...empty, name: "Noor" }],
    [
      { name: 5, tags: ["a"] },
      { ...empty, tags: ["a"] },
    ],
    [
      { tags: "a", terms: true },
      { ...empty, terms: true },
    ],
    [{ size: "LARGE" }, { ...empty, size: "LARGE" }],
    [{ size: { x: 1 } }, null],
  ])("%j: %j", (draft, values) => {
    expect(restored(empty, draft)).toEqual(values);
  });
});

it("keeps everything but what is left out", () => {
  expect(draftOf({ email: "a@b.nl", password: "geheim" }, ["password"])).toEqual({
    email: "a@b.nl",
  });
});
