import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type PdokMisbehaviour,
  type PdokStandIn,
  startPdokStandIn,
} from "#tests/setup/stand-ins/pdok-stand-in.ts";
import { AddressLookupFailed } from "./addresses.ts";
import { createEmbeddedAddresses } from "./choose.ts";
import { createEmbeddedPlaces } from "./embedded-places.ts";
import { createPdokAddresses } from "./pdok/pdok-addresses.ts";

const embedded = createEmbeddedAddresses(createEmbeddedPlaces());

describe("createEmbeddedAddresses", () => {
  it("knows the place, not the street, and says so", async () => {
    const address = await embedded.lookup("3511az", "158");
    expect(address).toEqual({
      precise: false,
      city: "Utrecht",
      municipality: "Utrecht",
      province: "Utrecht",
      lat: expect.closeTo(52.09, 1),
      lng: expect.closeTo(5.12, 1),
    });
  });

  it.each([
    ["3511", "1"],
    ["0511 AZ", "1"],
    ["3511 SS", "1"],
    ["3511 AZ", ""],
    ["3511 AZ", "zero"],
    ["3595 AA", "1"],
  ])("%j with %j is no address", async (postalCode, houseNumber) => {
    expect(await embedded.lookup(postalCode, houseNumber)).toBeNull();
  });
});

describe("createPdokAddresses", () => {
  let pdok: PdokStandIn;

  beforeAll(async () => {
    pdok = await startPdokStandIn();
  });
  afterAll(() => pdok.stop());

  const open = (changes: { timeoutMs?: number } = {}) =>
    createPdokAddresses({ url: pdok.url, fallback: embedded, ...changes });

  it("finds street, city and point, with longitude and latitude the right way round", async () => {
    expect(await open().lookup("3511 az", "158")).toEqual({
      precise: true,
      street: "Oudegracht",
      neighborhood: "Lange Elisabethstraat en omgeving",
      city: "Utrecht",
      municipality: "Utrecht",
      province: "Utrecht",
      lat: 52.09083,
      lng: 5.12014,
    });
    expect(pdok.requests.at(-1)).toBe(
      "/bzk/locatieserver/search/v3_1/free?q=3511AZ+158&fq=type%3Aadres&rows=50",
    );
  });

  it.each([
    ["160", 52.09071],
    ["160a", 52.0907],
    ["160-A", 52.0907],
    ["160 bs", 52.0908],
    ["160 C", 52.09071],
  ])("takes of several doors the one meant by %j", async (houseNumber, lat) => {
    expect(await open().lookup("3511AZ", houseNumber)).toMatchObject({ lat });
  });

  it.each([
    ["another number in the same street", "3511 AZ", "1580"],
    ["another postal code", "3511 AB", "158"],
  ])("does not fall for %s, which the fuzzy search offers", async (_name, code, number) => {
    expect(await open().lookup(code, number)).toBeNull();
  });

  it("asks nothing for what can't be an address", async () => {
    const before = pdok.requests.length;
    expect(await open().lookup("1234 SS", "1")).toBeNull();
    expect(await open().lookup("3511 AZ", "achter")).toBeNull();
    expect(pdok.requests).toHaveLength(before);
  });

  it.each<PdokMisbehaviour>(["500", "html", "otherShape", "halfDocument"])(
    "says that a bad answer is one: %s",
    async (how) => {
      pdok.misbehaveOnce(how);
      const error = await open()
        .lookup("3511 AZ", "158")
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AddressLookupFailed);
      expect((error as Error).message).toBe("Invalid response status");
    },
  );

  it("falls back on the embedded list when there is no answer in time", async () => {
    pdok.misbehaveOnce("hang");
    expect(await open({ timeoutMs: 40 }).lookup("3511 AZ", "158")).toMatchObject({
      precise: false,
      city: "Utrecht",
    });
  });

  it("falls back on the embedded list when nobody is there", async () => {
    const addresses = createPdokAddresses({ url: "http://127.0.0.1:9", fallback: embedded });
    expect(await addresses.lookup("3511 AZ", "158")).toMatchObject({ precise: false });
  });
});
