import { describe, expect, it } from "vitest";
import { toDataKey } from "./data-keys.ts";
import { createEncryption, UnknownDataKey } from "./encryption.ts";

const keyOf = (letter: string) => toDataKey(Buffer.alloc(32, letter).toString("base64"));
const [old, current] = [keyOf("a"), keyOf("b")];
const alone = (key: typeof old) => createEncryption({ current: key, previous: null });

describe("what is encrypted", () => {
  it("comes back, and says nothing of what it was", () => {
    const encryption = alone(current);
    const value = encryption.encrypt("kluis 4815 é", "house/1");
    expect(encryption.decrypt(value, "house/1")).toBe("kluis 4815 é");
    expect(Buffer.from(value.encrypted, "base64").toString("latin1")).not.toContain("4815");
    expect(value.keyId).toBe(encryption.currentKeyId);
  });

  it("is never the same twice", () => {
    const { encrypt } = alone(current);
    expect(encrypt("4815", "house/1").encrypted).not.toBe(encrypt("4815", "house/1").encrypted);
  });

  it("can't be read anywhere else, nor when a bit of it is changed", () => {
    const { encrypt, decrypt } = alone(current);
    const value = encrypt("4815", "house/1");
    expect(() => decrypt(value, "house/2")).toThrow();
    const bytes = Buffer.from(value.encrypted, "base64");
    for (const at of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const encrypted = changed.toString("base64");
      expect(() => decrypt({ ...value, encrypted }, "house/1"), String(at)).toThrow();
    }
  });

  it("can be read with the key before, which writes nothing any more", () => {
    const both = createEncryption({ current, previous: old });
    expect(both.decrypt(alone(old).encrypt("4815", "x"), "x")).toBe("4815");
    expect(both.encrypt("4815", "x").keyId).toBe(current.id);
  });

  it("with a key that isn't there says so", () => {
    const value = alone(old).encrypt("4815", "x");
    expect(() => alone(current).decrypt(value, "x")).toThrow(UnknownDataKey);
  });

  it("gives nothing of the key away by its id", () => {
    expect(current.id).toMatch(/^[0-9a-f]{12}$/);
    expect(current.bytes.toString("hex")).not.toContain(current.id);
  });
});
