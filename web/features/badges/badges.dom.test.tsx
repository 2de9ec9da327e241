import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type BadgeName,
  badgeNames,
  badgePoints,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import type { OwnBadges } from "#contract/badges.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { BadgesScreen } from "./badges-screen.tsx";
import { BadgesSection } from "./badges-section.tsx";
import { Celebration, celebratedOf } from "./celebration.tsx";

/** A street with these houses, and two of three references on top. */
function streetOf(earned: readonly BadgeName[]): OwnBadges {
  const badgesProgress = badgeNames.map((name): BadgeProgress => {
    const points = badgePoints[name];
    if (earned.includes(name)) return { name, points, state: "completed", done: 1, of: 1 };
    if (name === "three_references") return { name, points, state: "in_progress", done: 2, of: 3 };
    return { name, points, state: "not_started", done: 0, of: 1 };
  });
  const points = pointsOf(earned);
  return {
    badges: earned.map((name) => ({
      name,
      points: badgePoints[name],
      earnedAt: "2026-11-10T10:00:00Z",
    })),
    badgesProgress,
    badgesToObtainCount: badgeNames.length - earned.length,
    points,
    stage: stageOf(points),
  };
}

const few: BadgeName[] = ["profile_picture", "first_booking", "ten_bookings", "first_review"];
const today = "2026-11-16";

describe("the street", () => {
  it("says how many houses there are, the stage, and what is nearly done", () => {
    const badges = streetOf(few);
    renderPart(<BadgesScreen badges={badges} earnedOn={{}} view="all" today={today} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Je straat telt 4 huizen");
    const stage = within(screen.getByRole("region", { name: "Je niveau" }));
    expect(stage.getByText("85 punten. Nog 16 punten tot zilver.")).toBeTruthy();
    const almost = within(screen.getByRole("region", { name: "Bijna af" }));
    expect(almost.getByText("2 van 3")).toBeTruthy();
    const care = within(screen.getByRole("region", { name: "Zorg" }));
    expect(care.getByText("2 van 6")).toBeTruthy();
    expect(care.getByText("+60 punten")).toBeTruthy();
    const filter = within(screen.getByRole("navigation", { name: "Welke badges" }));
    expect(filter.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Alle 24",
      "Verdiend 4",
      "Bezig 1",
      "Te verdienen 19",
    ]);
  });

  it("begins with nothing, and is full at the end", () => {
    const { unmount } = renderPart(
      <BadgesScreen badges={streetOf([])} earnedOn={{}} view="earned" today={today} />,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hier komt je straat");
    expect(screen.getByText("Hier staat nu niets.")).toBeTruthy();
    unmount();
    renderPart(
      <BadgesScreen badges={streetOf(badgeNames)} earnedOn={{}} view="all" today={today} />,
    );
    expect(screen.getByText("495 punten. Hoger is er niet.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Bijna af" })).toBeNull();
  });

  it("shows a house from near: what it takes, or when it was earned", async () => {
    const earnedOn = { first_booking: "2026-11-10" };
    const { user } = renderPart(
      <BadgesScreen badges={streetOf(few)} earnedOn={earnedOn} view="all" today={today} />,
    );
    await user.click(screen.getByRole("button", { name: "Eerste boeking" }));
    const dialog = await screen.findByRole("dialog", {}, { timeout: 20_000 });
    expect(within(dialog).getByText("Verdiend op 10 november")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Drie referenties" }));
    const other = within(await screen.findByRole("dialog"));
    expect(other.getByText("+25 punten")).toBeTruthy();
    expect(other.getByRole("link", { name: "Ga erheen" }).getAttribute("href")).toBe(
      "/referenties",
    );
  }, 30_000);
});

describe("a celebration", () => {
  let sent: { path: string; body: string }[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
      sent.push({ path, body: String(init.body) });
      return new Response(null, { status: 204 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const show = (names: BadgeName[], earned: BadgeName[]) => {
    const onClose = vi.fn();
    const { badgesProgress } = streetOf(earned);
    const part = <Celebration names={names} progress={badgesProgress} onClose={onClose} />;
    return { onClose, ...renderPart(part) };
  };

  it("is of the new house that is worth most, names the others, and is told to the server", async () => {
    const { user, onClose } = show(["first_booking", "first_logbook"], few);
    const dialog = within(screen.getByRole("dialog", { name: "Eerste boeking" }));
    expect(dialog.getByText("2 nieuwe huizen in je straat")).toBeTruthy();
    expect(dialog.getByText("En ook: Eerste logboek.")).toBeTruthy();
    expect(dialog.getByText("30 erbij. 5 van de 24 huizen staan er.")).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
    expect(sent[0]?.path).toContain("/api/user/badges/celebrated");
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({ names: ["first_booking", "first_logbook"] });
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalled();
  }, 30_000);

  it("is of a stage where the new ones lead to one", async () => {
    show(["ten_bookings"], [...few, "first_logbook", "first_invite"]);
    const dialog = within(screen.getByRole("dialog", { name: "Zilver" }));
    expect(dialog.getByText("Van brons naar")).toBeTruthy();
    expect(dialog.getByText("105 punten")).toBeTruthy();
    expect(dialog.getByText("Nog 96 punten tot high five.")).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  }, 30_000);

  it("counts a new one that the user's own data don't know yet", () => {
    const { badgesProgress } = streetOf(["poster"]);
    expect(celebratedOf(["top_rated"], badgesProgress)).toMatchObject({
      first: "top_rated",
      points: 45,
      added: 40,
      houses: 2,
      of: 24,
      stages: null,
    });
    expect(celebratedOf([], badgesProgress)).toBeNull();
  });
});

describe("a sitter's page", () => {
  it("shows the weightiest four, and the others behind a press", () => {
    renderPart(<BadgesSection badges={[...few, "poster", "fifty_bookings"]} />);
    const [first, rest] = screen.getAllByRole("list");
    const namesIn = (list: HTMLElement | undefined) =>
      list
        ? within(list)
            .getAllByRole("listitem")
            .map(({ textContent }) => textContent)
        : [];
    expect(namesIn(first)).toEqual([
      "Vijftig boekingen",
      "Tien boekingen",
      "Eerste boeking",
      "Eerste review",
    ]);
    expect(namesIn(rest)).toEqual(["Profielfoto", "Poster opgehangen"]);
    expect(screen.getByText("Alle 6")).toBeTruthy();
  });

  it("says nothing where there are none", () => {
    renderPart(<BadgesSection badges={[]} />);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
