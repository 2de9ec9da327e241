import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ChatRoom } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { wireRoom, wireRoomProfile } from "#tests/factories/wire-rooms.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { NextStep } from "../composer/next-step.tsx";
import { gapProblem, Suggestions } from "../composer/suggestions.tsx";
import { RoomHead } from "./room-head.tsx";

function sampleRoom(own: ProfileType, more: Partial<ChatRoom> = {}): ChatRoom {
  const side = (profileType: ProfileType, id: number, firstName: string) =>
    wireRoomProfile({
      id,
      profileType,
      firstName,
      isOwn: own === profileType,
      citySlug: "utrecht",
    });
  const profiles = [side("pet_owner", 8, "Tess"), side("pet_sitter", 9, "Sanne")];
  return wireRoom(5, { profiles, ...more });
}

const now = new Date("2026-11-16T12:00:00Z");
const pets: ChatRoom["pets"] = [
  { id: 1, name: "Moos", category: "dog" },
  { id: 2, name: "Minoes", category: "cat" },
];
const request = { requestId: 3, requestTitle: "Oppas met kerst" };

describe("the head of a conversation", () => {
  const links = (room: ChatRoom) => {
    renderPart(<RoomHead room={room} now={now} level={2} />);
    const list = screen.queryByRole("list", { name: "Waar dit gesprek over gaat" });
    if (!list) return [];
    return within(list)
      .getAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  };

  it.each<ProfileType>(["pet_owner", "pet_sitter"])("leads a %s to pets and request", (side) => {
    expect(links(sampleRoom(side, { pets, ...request }))).toEqual([
      "Dieren:Moos en Minoes /chatRoom/5/pets",
      "Oproep:Oppas met kerst /werk/utrecht/3",
    ]);
  });

  it("has nothing there when nothing is known", () => {
    expect(links(sampleRoom("pet_sitter"))).toEqual([]);
  });
});

describe("a sitter's next step", () => {
  it("is a press, and a line that says whose turn it is once it is done", async () => {
    const onPropose = vi.fn(async () => {});
    const may = sampleRoom("pet_sitter", { nextAction: "ProposeIntroduction" });
    const { user, unmount } = renderPart(<NextStep room={may} onPropose={onPropose} />);
    await user.click(screen.getByRole("button", { name: "Stel voor" }));
    expect(onPropose).toHaveBeenCalledWith(true);
    unmount();

    const open = sampleRoom("pet_sitter", { openWish: "introduction" });
    renderPart(<NextStep room={open} onPropose={onPropose} />);
    expect(screen.getByRole("region", { name: "Je voorstel" }).textContent).toContain(
      "Tess heeft nog niet geantwoord",
    );
    expect(screen.queryByRole("button")).toBeNull();
  });
});

function Problem({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  return <output>{gapProblem(text, t)}</output>;
}

describe("ways to begin", () => {
  const chosen = async (room: ChatRoom, button: string) => {
    const onChoose = vi.fn<(text: string) => void>();
    const { user } = renderPart(<Suggestions room={room} onChoose={onChoose} />);
    await user.click(screen.getByRole("button", { name: button }));
    return onChoose.mock.calls[0]?.[0];
  };

  it("are filled from the owner's pets and request", async () => {
    const room = sampleRoom("pet_owner", { pets, ...request });
    expect(await chosen(room, "Oppas voor een vakantie")).toBe(
      "Hoi Sanne, ik zoek oppas voor Moos en Minoes. In mijn oproep ‘Oppas met kerst’ lees je wanneer. Heb je dan tijd?",
    );
  });

  it("have gaps where nothing is known", async () => {
    expect(await chosen(sampleRoom("pet_owner", { pets }), "Oppas voor een vakantie")).toBe(
      "Hoi Sanne, ik zoek oppas voor Moos en Minoes van [begindatum] tot en met [einddatum]. Heb je dan tijd?",
    );
  });

  it("are not sent as they are: it is said what is still to be filled in", () => {
    renderPart(<Problem text="Van [begindatum] tot en met [einddatum]?" />);
    expect(screen.getByRole("status").textContent).toBe("Vul nog in: begindatum en einddatum.");
  });
});
