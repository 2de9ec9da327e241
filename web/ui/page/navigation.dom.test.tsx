import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { Pagination } from "./pagination.tsx";
import { Tabs } from "./tabs.tsx";

describe("pagination", () => {
  const hrefFor = (page: number) => `/zoeken?page=${page}`;
  const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

  it("is made of links, and says which page is open", () => {
    renderPart(<Pagination page={2} pages={9} hrefFor={hrefFor} />);
    expect(hrefOf("Vorige")).toBe("/zoeken?page=1");
    expect(hrefOf("Volgende")).toBe("/zoeken?page=3");
    expect(hrefOf("Pagina 9")).toBe("/zoeken?page=9");
    const open = screen.getByRole("link", { current: "page" });
    expect(open.textContent).toBe("2");
  });

  it.each([
    [1, undefined, "/zoeken?page=2"],
    [3, "/zoeken?page=2", undefined],
  ])("leads nowhere beyond its ends: page %i of 3", (page, previous, next) => {
    renderPart(<Pagination page={page} pages={3} hrefFor={hrefFor} />);
    expect([hrefOf("Vorige"), hrefOf("Volgende")]).toEqual([previous, next]);
  });

  it("is not there for one page", () => {
    renderPart(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

describe("tabs", () => {
  const items = [
    { id: "open", label: "Open", content: "Drie aanvragen" },
    { id: "shut", label: "Dicht", content: "Niets", disabled: true },
    { id: "old", label: "Voorbij", content: "Twee van vorig jaar" },
  ] as const;

  it("shows the panel of the one that is chosen, and passes over what is off", async () => {
    const onChange = vi.fn();
    const { user } = renderPart(<Tabs label="Aanvragen" items={items} onChange={onChange} />);
    expect(screen.getByRole("tabpanel", { name: "Open" }).textContent).toBe("Drie aanvragen");

    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Open" }));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Voorbij" }));
    expect(screen.getByRole("tabpanel").textContent).toBe("Twee van vorig jaar");
    expect(onChange.mock.lastCall).toEqual(["old"]);
  });
});
