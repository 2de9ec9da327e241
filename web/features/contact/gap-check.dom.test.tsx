import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { FirstMessageForm } from "./first-message-form.tsx";
import type { Addressee } from "./use-openings.ts";

const onSent = vi.fn();
const pets = [{ name: "Minoes", isDog: false }];

const form = (to: Addressee) =>
  renderPart(<FirstMessageForm profileId={9} to={to} messageMaxLength={4_000} onSent={onSent} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Je bericht aan Sanne");

describe("an owner's ready-made words", () => {
  it("are about their own animals, on the days of their own request", async () => {
    const when = "20 t/m 27 december";
    const { user } = form({ profileType: "pet_sitter", name: "Sanne", pets, when });
    await user.click(screen.getByRole("button", { name: "Ik zoek oppas voor een vakantie" }));
    expect(field().value).toBe(
      "Hoi Sanne, ik zoek oppas voor Minoes (20 t/m 27 december). Heb je dan tijd? Ik maak graag eerst kennis.",
    );
  });

  it("can't be sent with gaps; what is missing is said beside them, and nothing is lost", async () => {
    const { user } = form({ profileType: "pet_sitter", name: "Sanne", pets, when: null });
    await user.click(screen.getByRole("button", { name: "Ik zoek oppas voor een vakantie" }));
    const text = field().value;
    await user.click(screen.getByRole("button", { name: "Verstuur naar Sanne" }));
    expect(await screen.findByText("Vul nog in: begindatum en einddatum.")).toBeTruthy();
    expect(field().value).toBe(text);
    expect(onSent).not.toHaveBeenCalled();
  });
});
