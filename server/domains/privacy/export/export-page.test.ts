import { expect, it } from "vitest";
import en from "#messages/en/personal-data-file.json" with { type: "json" };
import nl from "#messages/nl/personal-data-file.json" with { type: "json" };
import { listExported } from "#server/db/personal-data/exported.ts";

/** By the register: a new column fails here until it has a name that people can read. */
it.each([
  ["nl", nl],
  ["en", en],
])("every table and column that people get has words, and no other: %s", (_locale, words) => {
  const tables = listExported();
  const columns = tables.flatMap((table) =>
    Object.entries(table.columns)
      .filter(([, { kind }]) => kind !== "plain" && kind !== "secret")
      .map(([name]) => name),
  );
  expect(Object.keys(words.tables).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect(Object.keys(words.columns).toSorted()).toEqual([...new Set(columns)].toSorted());
});
