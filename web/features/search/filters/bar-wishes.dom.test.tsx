import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import type { Filters } from "../address/search.ts";
import { AskedSearchContext, createAskedSearch } from "../address/use-asked-search.ts";
import type { SearchData } from "../search-data.ts";
import { BarWishes } from "./bar-wishes.tsx";

function renderBar(filters: Filters) {
  const search = { where: { slug: "utrecht" }, filters };
  const change = vi.fn();
  const data = { kind: "sitters", search, today: "2026-11-18" } as SearchData;
  const { user } = renderPart(
    <AskedSearchContext value={createAskedSearch(search)}>
      <BarWishes data={data} ways={{ change }} />
    </AskedSearchContext>,
  );
  return { user, change, list: screen.getByRole<HTMLSelectElement>("combobox") };
}

it("asks for one animal, or for any again", async () => {
  const { user, change, list } = renderBar({ animalCategories: ["dog"] });
  expect(list.value).toBe("dog");
  await user.selectOptions(list, "cat");
  expect(change).toHaveBeenLastCalledWith({ animalCategories: ["cat"] });
  await user.selectOptions(list, "");
  expect(change).toHaveBeenLastCalledWith({ animalCategories: [] });
});

it("names several, as they were chosen in the column of filters", () => {
  const { list } = renderBar({ animalCategories: ["dog", "cat"] });
  expect(list.selectedOptions[0]?.textContent).toBe("Hond en Kat");
});

it("says which days were asked for", () => {
  renderBar({ vacations: ["2026-12-20/2027-01-03"] });
  expect(screen.getByRole("button").textContent).toMatch(/20 dec 2026.*3 jan 2027/);
});
