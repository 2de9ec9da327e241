import { expect, it } from "vitest";
import { placesFor } from "./image-grid.tsx";

const moos = { id: 1, name: "Moos", category: "dog" } as const;
const minoes = { id: 2, name: "Minoes", category: "cat" } as const;
const gone = { name: "Snuf", category: "rabbit" } as const;
const image = { addedToPetIds: [], isAddedToProfile: false };

it("offers the pet that a picture shows first", () => {
  expect(placesFor({ ...image, petId: 2 }, [moos, minoes])).toEqual({
    main: { id: 2, name: "Minoes", isThere: false },
    others: [{ id: 1, name: "Moos" }],
    toProfile: true,
  });
});

it("offers the only pet where none was named, and all of them where there are more", () => {
  expect(placesFor(image, [moos, gone]).main).toEqual({ id: 1, name: "Moos", isThere: false });
  expect(placesFor(image, [moos, minoes])).toMatchObject({
    main: null,
    others: [{ id: 1 }, { id: 2 }],
  });
});

it("knows where it stands already, and offers that no more", () => {
  const added = { petId: 1, addedToPetIds: [1, 2], isAddedToProfile: true };
  expect(placesFor(added, [moos, minoes])).toEqual({
    main: { id: 1, name: "Moos", isThere: true },
    others: [],
    toProfile: false,
  });
});

it("puts nothing at a pet that has gone", () => {
  expect(placesFor({ ...image, petId: 9 }, [gone])).toEqual({
    main: null,
    others: [],
    toProfile: true,
  });
});
