import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Message } from "#contract/messages.ts";
import shell from "#messages/nl/shell.json" with { type: "json" };
import { renderCard, shownOnCard } from "#tests/setup/dom/render-card.tsx";
import { readyApi } from "#web/lib/api/browser-api.ts";
import { samples } from "../sample-messages.ts";

type Row = [name: string, message: Message, text: string[], can: string[]];
const view = "Bekijk logboek /logbook/12";
const came = { visits: 1, checkedInAt: "2026-11-16T07:04:00Z" };
const checkIn = { type: "LOGBOOK_CHECK_IN" } as const;
const picture: NonNullable<Message["image"]> = {
  id: 6,
  url: "/files/private/logbooks/6/1280.webp",
  sizes: [{ width: 640, url: "/files/private/logbooks/6/640.webp" }],
  width: 1280,
  height: 960,
  placeholder: "",
};

const dutch: Row[] = [
  [
    "that somebody came",
    samples.logbook(came, checkIn),
    ["Sanne heeft ingecheckt", "Bij Moos en Minoes sinds 08:04"],
    [view],
  ],
  [
    "what was done in five minutes",
    samples.logbook({
      activities: 4,
      kinds: "played,fed",
      walks: 1,
      walkedM: 2140,
      hasNotes: true,
    }),
    [
      "Sanne schreef in het logboek",
      "Bij Moos en Minoes",
      "Gevoerd, gespeeld, 2,1 km gewandeld en een nieuwe notitie",
    ],
    [view],
  ],
  [
    "that somebody left",
    samples.logbook({ checkedOutAt: "2026-11-16T07:38:00Z", minutes: 34, tasks: 2 }),
    ["Sanne heeft uitgecheckt", "Weg om 08:38, na 34 min", "2 taken afgevinkt"],
    [view],
  ],
  [
    "that a stay of days is over",
    samples.logbook({ checkedOutAt: "2026-11-16T07:38:00Z", minutes: 2880 }),
    ["Sanne heeft uitgecheckt", "Weg om 08:38, na 48 uur"],
    [view],
  ],
  [
    "that somebody is still there",
    samples.logbook({ isBack: true }),
    ["Sanne schreef in het logboek", "Toch nog bij Moos en Minoes"],
    [view],
  ],
  [
    "a picture, which leads to the logbook",
    samples.logbook({ images: 1, imageId: 6 }, { type: "LOGBOOK_IMAGE", image: picture }),
    ["Sanne stuurde een foto", "Bij Moos en Minoes"],
    [" /logbook/12", view],
  ],
  [
    "a visit of yesterday that only came now",
    samples.logbook(
      {
        isLate: true,
        visits: 1,
        checkedInAt: "2026-11-15T16:55:00Z",
        checkedOutAt: "2026-11-15T17:30:00Z",
        kinds: "fed",
        images: 2,
      },
      checkIn,
    ),
    [
      "Sanne was zonder bereik",
      "Gisteren bij Moos en Minoes, 17:55 tot 18:30",
      "Gevoerd en 2 foto’s",
    ],
    [view],
  ],
  [
    "two visits that only came now",
    samples.logbook({ isLate: true, visits: 2, petNames: "" }, checkIn),
    ["Sanne was zonder bereik", "2 bezoeken aan je dier"],
    [view],
  ],
  [
    "that it was taken away again",
    samples.logbook({}),
    ["Sanne schreef in het logboek", "Het is weer weggehaald"],
    [view],
  ],
  [
    "a sentence, where this page doesn't know what it is about",
    samples.logbook({}, { type: "LOGBOOK_IMAGE", params: { logbookId: "many" } }),
    ["Nieuwe foto in het logboek", "Sanne heeft een foto in het logboek gezet."],
    [],
  ],
  [
    "that nobody came, and what can be done",
    samples.missedVisit(),
    [
      "Sanne heeft nog niet ingecheckt",
      "Bezoek aan Moos en Minoes van 08:00",
      "Misschien is Sanne het vergeten, of is er geen bereik. Bel of schrijf even. Lukt dat niet, zoek dan een oppas bij jou in de buurt die vandaag kan.",
    ],
    [
      "Bel Sanne",
      `Zoek iemand anders /zoeken/utrecht?filters=${encodeURIComponent('{"vacations":["2026-11-16/2026-11-16"],"serviceTypes":["house_visit"]}')}`,
      view,
    ],
  ],
  [
    "that somebody came after all",
    samples.missedVisit({ isAnswered: true }),
    ["Sanne heeft toch ingecheckt", "Bezoek aan Moos en Minoes van 08:00"],
    [view],
  ],
];

describe("a card about a logbook says", () => {
  it.each(dutch)("%s", (_name, message, text, can) => {
    renderCard(message, "pet_owner");
    expect(shownOnCard()).toEqual({ text, can });
  });

  it("the same in English", () => {
    renderCard(
      samples.logbook({ activities: 2, kinds: "fed,water", walks: 1, walkedM: 2140 }),
      "pet_owner",
      {
        locale: "en",
      },
    );
    expect(shownOnCard().text).toEqual([
      "Sanne wrote in the logbook",
      "With Moos and Minoes",
      "Fed, fresh water and 2.1 km walked",
    ]);
  });

  it("shows the last picture, as it is served to the two", () => {
    const message = samples.logbook({ images: 2, imageId: 6 }, { image: picture });
    renderCard(message, "pet_owner");
    const link = screen.getByRole("link", { name: "De laatste foto van Moos en Minoes" });
    const image = link.querySelector("img");
    expect(image?.getAttribute("src")).toBe(picture.url);
    expect(image?.getAttribute("srcset")).toBe("/files/private/logbooks/6/640.webp 640w");
  });
});

describe("calling", () => {
  beforeAll(async () => {
    // What a press loads is at hand: how long that takes is not what is tested.
    await readyApi();
  });
  afterEach(() => vi.restoreAllMocks());

  const booking = (phone: string | undefined) =>
    Response.json({ data: { id: 7, profiles: [{ is_own: true }, { is_own: false, phone }] } });
  const answerWith = (answer: () => Promise<Response>) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(answer);

  it("fetches the number and stays ready to dial it again", async () => {
    const dial = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    answerWith(async () => booking("+31612345678"));
    const { user } = renderCard(samples.missedVisit(), "pet_owner");
    await user.click(screen.getByRole("button", { name: "Bel Sanne" }));
    const link = await screen.findByRole("link", { name: "Bel 06 12 34 56 78" });
    expect(link.getAttribute("href")).toBe("tel:+31612345678");
    expect(dial).toHaveBeenCalledExactlyOnceWith("tel:+31612345678");
  });

  it("says so where there is no number, or no network", async () => {
    const answers = [async () => booking(undefined), () => Promise.reject(new TypeError("down"))];
    answerWith(() => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new TypeError("down")));
    const { user } = renderCard(samples.missedVisit(), "pet_owner");
    const press = () => user.click(screen.getByRole("button", { name: "Bel Sanne" }));
    await press();
    const said = () => screen.queryByRole("alert")?.textContent;
    await waitFor(() => expect(said()).toContain("geen nummer opgegeven"));
    await press();
    await waitFor(() => expect(said()).toBe(shell.noConnection));
  });
});
