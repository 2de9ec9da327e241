import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { CmsTable } from "./cms-table.tsx";
import { ListFilters } from "./list-filters.tsx";

const people = [
  { id: 1, name: "Ans", town: "Utrecht" },
  { id: 2, name: "Bram", town: null },
  { id: 3, name: "Cleo", town: "Leiden" },
];

function table(rows: typeof people) {
  return (
    <CmsTable
      label="Mensen"
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/one/${id}`}
      empty="Niemand."
      columns={[
        { id: "name", header: "Naam", cell: ({ name }) => name },
        { id: "town", header: "Plaats", cell: ({ town }) => town },
      ]}
    />
  );
}

describe("a table of the CMS", () => {
  it("has a link a row, named as the first column, and a heading for each column", () => {
    renderPart(table(people));
    expect(screen.getByRole("table", { name: "Mensen" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Bram" }).getAttribute("href")).toBe("/one/2");
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Naam", "Plaats"]);
  });

  it("is walked by J and K, and not beyond its ends", async () => {
    const { user } = renderPart(table(people));
    const at = () => document.activeElement?.textContent;
    await user.keyboard("j");
    expect(at()).toBe("Ans");
    await user.keyboard("jjj");
    expect(at()).toBe("Cleo");
    await user.keyboard("k");
    expect(at()).toBe("Bram");
  });

  it("says so when there is nothing", () => {
    renderPart(table([]));
    expect(screen.getByText("Niemand.")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("what filters a list", () => {
  const filters = [
    {
      name: "banned",
      label: "Wie",
      options: [
        { value: "", label: "Alles" },
        { value: "true", label: "Geblokkeerd" },
      ],
    },
  ];

  it("shows what the address asks for, and is a form that works by itself", () => {
    renderPart(
      <ListFilters query={{ q: "ans", banned: "true" }} search="Zoek" filters={filters} />,
    );
    const form = screen.getByRole("search");
    expect(form.getAttribute("method")).toBe("get");
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Zoek" }).value).toBe("ans");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Wie" }).value).toBe("true");
  });

  it("is reached by /, which is typed as a letter once one is in it", async () => {
    const { user } = renderPart(<ListFilters query={{}} search="Zoek" />);
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    await user.keyboard("/");
    expect(document.activeElement).toBe(box);
    await user.keyboard("a/b");
    expect(box.value).toBe("a/b");
  });
});
