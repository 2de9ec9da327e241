import { expect, it } from "vitest";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const ask = (path: string) => server.current.call("GET", `/api/places/${path}`);

const utrecht = {
  city: "Utrecht",
  citySlug: "utrecht",
  publicLatitude: 52.09,
  publicLongitude: 5.12,
};
const zeist = { city: "Zeist", citySlug: "zeist", publicLatitude: 52.09, publicLongitude: 5.233 };
const amersfoort = {
  city: "Amersfoort",
  citySlug: "amersfoort",
  publicLatitude: 52.155,
  publicLongitude: 5.387,
};
const dogs = { animalCategories: ["dog" as const] };

it("tells who lives there, how many a search round it finds, and where else some live", async () => {
  const { db } = server.current.platform;
  for (const address of [utrecht, utrecht, zeist, amersfoort]) {
    await makeSitter(db, { address, profile: dogs });
  }
  await makeSitter(db, { address: zeist, profile: { animalCategories: ["cat"] } });

  expect((await ask("utrecht?animal_categories=dog")).json()).toMatchObject({
    data: {
      name: "Utrecht",
      slug: "utrecht",
      figures: { total: 2, recent: 2 },
      around: 3,
      nearby: [
        { name: "Zeist", slug: "zeist", sitter_count: 1, km: 8 },
        { name: "Amersfoort", slug: "amersfoort", sitter_count: 1 },
      ],
    },
  });
});

it("tells the slug of a place that is called otherwise, and nothing of one that nobody knows", async () => {
  expect((await ask("Den%20Bosch")).json().data).toMatchObject({
    slug: "s-hertogenbosch",
    figures: { total: 0 },
    around: 0,
    nearby: [],
  });
  expect((await ask("nergenshuizen")).statusCode).toBe(404);
});
