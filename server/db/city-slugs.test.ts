import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, it } from "vitest";
import { findCitySlug } from "#server/domains/profiles/addresses/addresses.service.ts";
import data from "#server/platform/geo/data/places.json" with { type: "json" };
import { createEmbeddedPlaces } from "#server/platform/geo/embedded-places.ts";
import { otherNames } from "#server/platform/geo/place-name.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { rowsOf } from "./database.ts";
import { migrationsFolder } from "./migrate.ts";

const database = testDatabase();
const names = data.places.map(([name]) => String(name));
const odd = [
  "UTRECHT",
  "  Súdwest-Fryslân ",
  "’s-Gravenhage",
  "Køge",
  "IJ\u0301lst",
  "北京",
  "...",
];

/** The statement by which the migration gave a slug to the addresses that were there. */
function definition(): string {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  const found = statements.find((each) => each.includes("function pg_temp.city_slug_of"));
  if (!found) throw new Error("no migration has the function");
  return found;
}

it("addresses from before have the slug that they would get now, in every place", async () => {
  const cities = [...names, ...Object.values(otherNames).flat(), ...odd];
  const slugs = await database.current.db.transaction(async (tx) => {
    await tx.execute(sql.raw(definition()));
    const rows = await rowsOf<{ slug: string }>(
      tx,
      sql`select pg_temp.city_slug_of(city) as slug
        from jsonb_array_elements_text(${JSON.stringify(cities)}::jsonb)
          with ordinality as each(city, nr) order by nr`,
    );
    await tx.execute(sql`drop function pg_temp.city_slug_of(text)`);
    return rows.map(({ slug }) => slug);
  });
  const places = createEmbeddedPlaces();
  // Only the name: where a place shares it with a larger one, the postal code tells now.
  const now = cities.map((city) => findCitySlug(places, { postalCode: "", city }));
  expect(slugs).toEqual(await Promise.all(now));
});
