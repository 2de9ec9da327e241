import { describe, expect, it } from "vitest";
import * as z from "zod";
import { paginated, toPage } from "#contract/shared/paging.ts";
import { toChecked, toCheckedAnswer, Written, write } from "./written.ts";

const card = z.object({
  id: z.int(),
  firstName: z.string(),
  homeTown: z.string().optional(),
  isFavorite: z.boolean(),
});
const plain = card.omit({ isFavorite: true });
const theirs = card.pick({ isFavorite: true });
const cards = [
  { id: 1, firstName: 'Noor "de Snelle"', homeTown: undefined, isFavorite: true },
  { id: 2, firstName: "Åsa\u2028", homeTown: "Utrecht", isFavorite: false },
];
const page = (data: unknown[]) => toPage(data, 7, { page: 2, limit: 5 }, "/api/cards");

describe("what is written before", () => {
  it("reads like what is written at once", () => {
    const written = cards.map((each) => write(plain, each).and(write(theirs, each)));
    const answer = toCheckedAnswer(paginated(card), page(written));
    expect(answer).toBeInstanceOf(Written);
    const { text } = answer as Written<object>;
    expect(JSON.parse(text)).toEqual(toChecked(paginated(card), page(cards)));
    expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(text));
  });

  it("has no more than its schema promises, and no nulls", () => {
    const row = { id: 1, firstName: "Noor", homeTown: null, email: "noor@example.test" };
    expect(write(plain, row as never).text).toBe('{"id":1,"first_name":"Noor"}');
  });

  it("breaks off when it lacks something", () => {
    expect(() => write(plain, { id: 1 } as never)).toThrow("outside the contract");
  });

  it("leaves the rest of the answer to its schema", () => {
    const written = [write(card, { id: 1, firstName: "Noor", isFavorite: false })];
    const more = { ...page(written), secret: 1 };
    expect((toCheckedAnswer(paginated(card), more) as Written<object>).text).not.toContain(
      "secret",
    );
    const { total: _, ...less } = page(written);
    expect(() => toCheckedAnswer(paginated(card), less)).toThrow("outside the contract");
  });

  it("is an item without fields too", () => {
    const nothing = write(z.object({}), {});
    expect([nothing.text, nothing.and(nothing).text]).toEqual(["{}", "{}"]);
    expect(nothing.and(write(theirs, { isFavorite: true })).text).toBe('{"is_favorite":true}');
  });
});
