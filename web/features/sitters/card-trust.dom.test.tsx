import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SitterCard } from "#contract/sitters.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { CardTrust } from "./card-trust.tsx";

const renderCard = (facts: Partial<SitterCard>) =>
  renderPart(
    <CardTrust
      sitter={{ professionalTypes: [], reviewCount: 0, referenceCount: 0, ...facts } as SitterCard}
    />,
    { today: "2026-11-18" },
  );

describe("a card", () => {
  it.each([
    ["2026-11-18T08:00:00Z", "Vandaag actief"],
    // Half past midnight in Amsterdam.
    ["2026-11-17T23:30:00Z", "Vandaag actief"],
    ["2026-11-17T12:00:00Z", "Gisteren actief"],
    ["2026-11-01T12:00:00Z", "Deze maand actief"],
  ])("of somebody who was here at %s says %s", (lastActiveAt, words) => {
    renderCard({ lastActiveAt });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("says nothing of who was here long ago or never", () => {
    renderCard({ lastActiveAt: "2026-01-01T12:00:00Z" });
    renderCard({});
    expect(screen.queryByText(/actief/)).toBeNull();
  });

  it("names a profession, once, and only where it is one", () => {
    renderCard({ professionalTypes: ["professional_pet_sitter", "professional_dog_walker"] });
    renderCard({});
    expect(screen.getAllByText("Professioneel")).toHaveLength(1);
  });
});
