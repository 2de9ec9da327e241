import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addresses } from "#server/db/schema/addresses.ts";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
let as = "";
let userId = 0;

beforeEach(async () => {
  const { db } = server.current.platform;
  userId = (await makeUser(db, { profileType: "pet_owner" })).id;
  as = await logIn(db, userId);
});

const form = {
  street: "Oudegracht",
  house_number: "12 bis",
  postal_code: "3511ab",
  city: "Utrecht",
};
const save = (change: object) =>
  server.current.call("PUT", "/api/user/address", { as, body: { ...form, ...change } });

describe("the user's address", () => {
  it("is kept as written, with a point near it that others may see", async () => {
    const answer = await save({});
    expect(answer.json().data).toEqual({
      street: "Oudegracht",
      house_number: "12 bis",
      postal_code: "3511 AB",
      city: "Utrecht",
      country: "Nederland",
    });
    const user = (await server.current.call("GET", "/api/user", { as })).json();
    expect(user.address).toEqual(answer.json().data);
    expect(JSON.stringify(user)).not.toContain("latitude");
    const [row] = await server.current.platform.db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, userId));
    if (!row) throw new Error("no address was kept");
    const metres =
      distanceKm(
        { lat: row.latitude, lng: row.longitude },
        { lat: row.publicLatitude, lng: row.publicLongitude },
      ) * 1000;
    expect(metres).toBeGreaterThan(198);
    expect(metres).toBeLessThan(502);
  });

  it("has the neighbourhood that was looked up or typed, until it is taken out", async () => {
    const withOne = await save({ neighborhood: " Wittevrouwen " });
    expect(withOne.json().data.neighborhood).toBe("Wittevrouwen");
    const user = (await server.current.call("GET", "/api/user", { as })).json();
    expect(user.address.neighborhood).toBe("Wittevrouwen");
    expect((await save({ neighborhood: "" })).json().data).not.toHaveProperty("neighborhood");
  });

  it.each([
    ["another spelling", { city: "UTRECHT" }, "utrecht"],
    ["another name in use", { city: "Den Bosch", postal_code: "5211 AB" }, "s-hertogenbosch"],
    ["the larger of two", { city: "Hengelo", postal_code: "7551 AA" }, "hengelo"],
    ["the smaller of two", { city: "Hengelo", postal_code: "7255 AA" }, "hengelo-gelderland"],
    ["one that nobody knows", { city: "Klein Zwitserland" }, "klein-zwitserland"],
    ["nothing that could be read", { city: "北京" }, "nederland"],
  ])("keeps how its place is called in addresses of pages: %s", async (_case, change, slug) => {
    await save(change);
    const [row] = await server.current.platform.db.select().from(addresses);
    expect(row?.citySlug).toBe(slug);
  });

  it("is replaced as a whole", async () => {
    await save({ neighborhood: "Binnenstad" });
    expect((await save({ house_number: "14" })).json().data.neighborhood).toBeUndefined();
  });

  it.each([
    ["a postal code without letters", { postal_code: "3511" }, "postal_code"],
    [
      "a postal code that is nowhere",
      { postal_code: "1195 ZZ", city: "Nergenshuizen" },
      "postal_code",
    ],
    ["a house number without a number", { house_number: "bis" }, "house_number"],
    ["no street", { street: " " }, "street"],
  ])("is refused with %s", async (_case, change, field) => {
    const answer = await save(change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

describe("looking up an address", () => {
  const lookUp = (query: string) => server.current.call("GET", `/api/address/lookup?${query}`);

  it("knows the place of a postal code", async () => {
    const answer = await lookUp("postal_code=3511AB&house_number=12");
    expect(answer.json()).toEqual({ city: "Utrecht" });
  });

  it.each([
    ["no such postal code", "postal_code=0000AB&house_number=12", 422],
    ["a place that isn't there", "postal_code=1195ZZ&house_number=12", 404],
    ["nothing asked", "", 422],
  ])("%s", async (_case, query, status) => {
    expect((await lookUp(query)).statusCode).toBe(status);
  });

  it("suggests places while somebody types", async () => {
    const answer = await server.current.call("GET", "/api/address/suggest?q=utre");
    expect(answer.json().data[0]).toMatchObject({ name: "Utrecht", slug: "utrecht" });
    expect((await server.current.call("GET", "/api/address/suggest?q=")).json().data).toEqual([]);
  });
});
