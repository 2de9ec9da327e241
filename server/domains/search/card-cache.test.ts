import { describe, expect, it } from "vitest";
import { CardCache, type ReadCard } from "./card-cache.ts";

/** Cards that say how often they were read. */
function reader() {
  const asked: number[][] = [];
  return {
    asked,
    read: async (missing: number[]): Promise<ReadCard<string>[]> => {
      asked.push(missing);
      return missing.map((profileId) => ({
        profileId,
        card: `${profileId} in ${asked.length}`,
      }));
    },
  };
}

describe("kept cards", () => {
  it("are read once, and only those that are missing", async () => {
    const cards = new CardCache<string>(10);
    const { asked, read } = reader();
    await cards.find([1, 2], read);
    const found = await cards.find([3, 2, 1], read);
    expect(asked).toEqual([[1, 2], [3]]);
    expect([1, 2, 3].map((id) => found.get(id))).toEqual(["1 in 1", "2 in 1", "3 in 2"]);
    await cards.find([1, 2, 3], read);
    expect(asked).toHaveLength(2);
  });

  it("are read again after a change", async () => {
    const cards = new CardCache<string>(10);
    const { read } = reader();
    await cards.find([1, 2], read);
    cards.drop(1);
    const found = await cards.find([1, 2], read);
    expect([found.get(1), found.get(2)]).toEqual(["1 in 2", "2 in 1"]);
  });

  it("are not kept if something changed while they were read", async () => {
    const cards = new CardCache<string>(10);
    const { asked, read } = reader();
    let finish = () => {};
    const slow = cards.find([1, 2], async (missing) => {
      const old = await read(missing);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return old;
    });
    await Promise.resolve();
    cards.drop(1);
    const other = await cards.find([1], read);
    finish();
    expect((await slow).get(1)).toBe("1 in 1");
    expect(other.get(1)).toBe("1 in 2");
    const found = await cards.find([1, 2], read);
    expect([found.get(1), found.get(2)]).toEqual(["1 in 2", "2 in 1"]);
    expect(asked).toEqual([[1, 2], [1]]);
  });

  it("are left out if there are none", async () => {
    const cards = new CardCache<string>(10);
    const onlyOne = async () => [{ profileId: 1, card: "one" }];
    expect([...(await cards.find([1, 2], onlyOne))]).toEqual([[1, "one"]]);
    expect(cards.size).toBe(1);
  });

  it("go when there are too many, first those that nobody has asked for", async () => {
    const cards = new CardCache<string>(3);
    const { asked, read } = reader();
    await cards.find([1, 2, 3], read);
    await cards.find([1], read);
    await cards.find([4], read);
    expect(cards.size).toBe(3);
    await cards.find([1, 3, 4], read);
    expect(asked).toEqual([[1, 2, 3], [4]]);
    await cards.find([2], read);
    expect(asked.at(-1)).toEqual([2]);
  });

  it("are not lost to a reading that fails", async () => {
    const cards = new CardCache<string>(3);
    const { read } = reader();
    const broken = cards.find([1], async () => {
      throw new Error("never mind");
    });
    await expect(broken).rejects.toThrow("never mind");
    expect((await cards.find([1], read)).get(1)).toBe("1 in 1");
  });
});
