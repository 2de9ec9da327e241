import { expect, it } from "vitest";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const figures = async (query: string) =>
  (await server.current.call("GET", `/api/sitters/figures?${query}`)).json();

const utrecht = { city: "Utrecht", publicLatitude: 52.09, publicLongitude: 5.12 };
const maastricht = { city: "Maastricht", publicLatitude: 50.85, publicLongitude: 5.69 };

it("counts those of an animal, everywhere and round a place, with what they ask", async () => {
  const { db } = server.current.platform;
  for (const priceCents of [1_000, 1_200, 1_900]) {
    await makeSitter(db, {
      address: utrecht,
      profile: { animalCategories: ["cat"], ratingSum: 9, reviewCount: 2, responseMinutes: 60 },
      services: [{ serviceType: "house_visit", priceCents, unit: "visit" }],
    });
  }
  await makeSitter(db, { address: maastricht, profile: { animalCategories: ["dog", "cat"] } });

  expect(await figures("animal_categories=cat&city=utrecht")).toMatchObject({
    center: { label: "Utrecht", slug: "utrecht" },
    data: {
      total: 3,
      recent: 3,
      certified: 0,
      rating: { average: 4.5, review_count: 6 },
      response_minutes: 60,
      prices: [
        {
          service_type: "house_visit",
          unit: "visit",
          count: 3,
          lowest_cents: 1_000,
          middle_cents: 1_200,
          highest_cents: 1_900,
        },
      ],
    },
  });
  expect((await figures("animal_categories=cat")).data.total).toBe(4);
  expect((await figures("animal_categories=dog")).data.total).toBe(1);
  expect((await figures("animal_categories=horse")).data).toEqual({
    total: 0,
    certified: 0,
    recent: 0,
    prices: [],
  });
});

it("is refused for a place that nobody knows", async () => {
  const answer = await server.current.call("GET", "/api/sitters/figures?city=Nergenshuizen");
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.city).toHaveLength(1);
});
