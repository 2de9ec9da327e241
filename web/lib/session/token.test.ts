import { beforeEach, describe, expect, it, vi } from "vitest";
import { endSessionHere, readToken, sessionEnded, storeToken, takeSessionEnd } from "./token.ts";

/** As much of a browser as a session needs. */
const assign = vi.fn();
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal("window", {
    localStorage: storage(),
    sessionStorage: storage(),
    location: { assign },
  });
  storeToken("of somebody");
});

describe("a session that ends", () => {
  it("elsewhere leads to the front door, where it is told", () => {
    sessionEnded();
    expect(readToken()).toBeNull();
    expect(assign).toHaveBeenCalledWith("/");
    expect(takeSessionEnd()).toBe(true);
  });

  it("by what is done in this tab is no news to it", async () => {
    await endSessionHere(async () => sessionEnded());
    sessionEnded();
    expect(assign).not.toHaveBeenCalled();
    expect(takeSessionEnd()).toBe(false);
  });

  it("is news again when the end has failed, and for who logs in afterwards", async () => {
    const failing = endSessionHere(() => Promise.reject(new Error("wrong password")));
    await expect(failing).rejects.toThrow("wrong password");
    sessionEnded();
    expect(takeSessionEnd()).toBe(true);
    await endSessionHere(async () => {});
    storeToken("of somebody else");
    sessionEnded();
    expect(takeSessionEnd()).toBe(true);
  });
});
