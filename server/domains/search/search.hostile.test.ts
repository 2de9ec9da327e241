import { describe, expect, it } from "vitest";
import { publicRequestsEndpoints } from "#contract/requests/public-requests.ts";
import { searchEndpoints } from "#contract/search.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const lists = { sitters: "/api/sitters", requests: "/api/requests" };

async function refused(path: string, query: string): Promise<[number, string[]]> {
  const response = await server.current.call("GET", `${path}?${query}`);
  return [response.statusCode, Object.keys(response.json().errors ?? {})];
}

const both: [string, string[]][] = [
  ["service_types=cooking", ["service_types.0"]],
  ["animal_categories=dog&animal_categories=dragon", ["animal_categories.1"]],
  ["day_availabilities=SOMEDAY", ["day_availabilities.0"]],
  ["latitude=NaN&longitude=5", ["latitude"]],
  ["latitude=52&longitude=Infinity", ["longitude"]],
  ["latitude=91&longitude=5", ["latitude"]],
  ["latitude=52&longitude=-181", ["longitude"]],
  ["latitude=52", ["longitude"]],
  ["longitude=5", ["latitude"]],
  ["latitude=52&longitude=5&latitude_end=53", ["longitude_end"]],
  ["latitude_end=53&longitude_end=6", ["latitude", "longitude"]],
  ["latitude=52&longitude=5&distance=1e9", ["distance"]],
  ["latitude=52&longitude=5&distance=1000000000", ["distance"]],
  ["latitude=52&longitude=5&distance=-1", ["distance"]],
  ["city=Atlantis", ["city"]],
  ["city=", ["city"]],
  ["sort_by=price", ["sort_by"]],
  ["except_ids=x", ["except_ids.0"]],
  ["except_ids=-1", ["except_ids.0"]],
  [Array.from({ length: 501 }, (_, id) => `except_ids=${id + 1}`).join("&"), ["except_ids"]],
  ["guaranteed_results=maybe", ["guaranteed_results"]],
  ["page=0", ["page"]],
  ["limit=7", ["limit"]],
];

const ofSitters: [string, string[]][] = [
  ["sitter_has_animals=2", ["sitter_has_animals"]],
  ["gender=male", ["gender"]],
  ["professional_services=baker", ["professional_services.0"]],
  ["experience_with_medication=yes", ["experience_with_medication"]],
  ["races=unicorn", ["races"]],
  ["races=No%20Code", ["races.0"]],
  ["diplomas=magic", ["diplomas"]],
  ["max_price_cents=0", ["max_price_cents"]],
  ["max_price_cents=20.5", ["max_price_cents"]],
  ["max_price_cents=cheap", ["max_price_cents"]],
  ["vacations=2026-12-20", ["vacations.0"]],
  ["vacations=2026-02-30/2026-03-02", ["vacations.0"]],
  ["vacations=2026-12-20/2026-12-10", ["vacations.0"]],
  ["vacations=2026-01-01/2027-01-01", ["vacations.0"]],
];

const ofRequests: [string, string[]][] = [
  ["from=tomorrow", ["from"]],
  ["to=2026-13-01", ["to"]],
  ["from=2026-12-10&to=2026-12-01", ["to"]],
];

describe("a wrong value is refused with the name of its field", () => {
  const cases = [
    ...both.map((each) => [lists.sitters, ...each] as const),
    ...ofSitters.map((each) => [lists.sitters, ...each] as const),
    ...both.map((each) => [lists.requests, ...each] as const),
    ...ofRequests.map((each) => [lists.requests, ...each] as const),
    ["/api/sitters/pins", "latitude=52&longitude=5", ["latitude_end", "longitude_end"]] as const,
    ["/api/requests/pins", "latitude=52", ["longitude", "latitude_end", "longitude_end"]] as const,
  ];
  it.each(cases.map(([path, query, fields]) => [path, query.slice(0, 60), query, fields] as const))(
    "%s?%s",
    async (path, _shown, query, fields) => {
      const [status, named] = await refused(path, query);
      expect(status).toBe(422);
      expect(named.toSorted()).toEqual(fields.toSorted());
    },
  );
});

describe("whatever else is asked", () => {
  const endpoints = [...Object.values(searchEndpoints), ...Object.values(publicRequestsEndpoints)];
  const nasty = [
    "'; drop table users; --",
    "1) or true --",
    "{1,2}",
    '{"a":1}',
    "\u0000",
    "NaN",
    "😀".repeat(40),
    "9".repeat(400),
  ];

  it.each(endpoints.filter((each) => "query" in each))(
    "$path does not break",
    async (endpoint) => {
      await makeSitter(server.current.platform.db);
      const fields = Object.keys(endpoint.query.shape).map(toSnakeCase);
      const queries = nasty
        .map(encodeURIComponent)
        .flatMap((text) => [
          ...fields.map((field) => `${field}=${text}`),
          fields.map((field) => `${field}[]=${text}`).join("&"),
          fields.map((field) => `${field}[x][y]=${text}`).join("&"),
          Array.from({ length: 5_000 }, (_, id) => `except_ids=${id + 1}`).join("&"),
        ]);
      for (const query of new Set(queries)) {
        const { statusCode } = await server.current.call("GET", `${endpoint.path}?${query}`);
        expect([query, statusCode < 500]).toEqual([query, true]);
      }
      expect((await server.current.call("GET", "/api/sitters")).json().total).toBe(1);
    },
    60_000,
  );

  it.each([
    "latitude=90&longitude=180",
    "latitude=-90&longitude=-180&distance=100",
    "latitude=0&longitude=179.9",
  ])("the ends of the Earth have no sitters: %s", async (query) => {
    await makeSitter(server.current.platform.db);
    const response = await server.current.call("GET", `/api/sitters?${query}`);
    expect([response.statusCode, response.json().total]).toEqual([200, 0]);
  });
});
