import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { hydratePart } from "#tests/setup/dom/render-part.tsx";
import { DayTiles } from "./day-tiles.tsx";

it("shows that it waits until its script is there, and then no longer", () => {
  const waiting = () => document.querySelector("[data-waiting][aria-busy]");
  hydratePart(
    <DayTiles
      label="Dagen"
      value={null}
      min="2026-12-01"
      max="2027-12-01"
      lookOf={() => "full"}
      isMarked={() => false}
      onChange={() => {}}
    />,
    () => expect(waiting()?.querySelector("table")).toBeTruthy(),
  );
  expect(waiting()).toBeNull();
  expect(screen.getAllByRole("grid").length).toBeGreaterThan(0);
});
