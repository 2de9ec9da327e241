import { configure, screen, waitFor, within } from "@testing-library/react";
import { Link, useSearchParams } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BookingKind } from "#contract/bookings.ts";
import type { Pet } from "#contract/pets.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import texts from "#messages/nl/booking-plan.json" with { type: "json" };
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { PlanScreen } from "./plan-screen.tsx";
import { stepIn } from "./values/plan-steps.ts";
import { emptyPlan, type PlanValues, planDraftKey } from "./values/plan-values.ts";

const sitter: PublicSitter = {
  id: 7,
  firstName: "Sanne",
  city: "Utrecht",
  citySlug: "utrecht",
  latitude: 52.1,
  longitude: 5.1,
  services: [
    {
      serviceType: "house_visit",
      priceCents: 1200,
      unit: "visit",
      extraAnimalCents: 300,
      minutes: 30,
    },
    { serviceType: "daycare_at_sitter_home", priceCents: 2500, unit: "day" },
  ],
  animalCategories: ["dog"],
  professionalTypes: [],
  badges: [],
  reviewCount: 0,
  referenceCount: 0,
  languages: ["nl"],
  images: [],
  animalSizes: [],
  races: [],
  energyLevels: [],
  diplomas: [],
  ownAnimals: [],
  home: {},
  extraServices: [],
  availability: [{ weekday: "MONDAY", parts: ["morning", "afternoon", "evening"] }],
  availabilityPeriods: [],
  cancellingTerm: "middle",
  bookingsKept: 0,
  bookingsCancelled: 0,
  memberSince: "2024-03-01",
  isEmailConfirmed: true,
  cautions: [],
  isFavorite: false,
  isOwn: false,
  isBlocked: false,
  isPublished: true,
};
const pets: Pet[] = [
  { id: 1, name: "Moos", category: "dog", images: [], isArchived: false },
  { id: 2, name: "Minoes", category: "cat", images: [], isArchived: false },
];
const whole: PlanValues = {
  ...emptyPlan({ services: sitter.services, pets }),
  serviceType: "house_visit",
  petIds: ["1", "2"],
  startDate: "2026-12-19",
  endDate: "2026-12-26",
  visits: ["08:00", "18:00"],
  time: "18:00",
  endTime: "08:00",
  place: "owner_home",
};

function Page({ kind, day = null }: { kind: BookingKind; day?: string | null }) {
  const [query] = useSearchParams();
  const step = stepIn(query, kind);
  return (
    <PlanScreen kind={kind} sitter={sitter} pets={pets} step={step} day={day} today="2026-11-16" />
  );
}

/** Leads to the last step by its address, as a bookmark would. */
function Door() {
  const [query] = useSearchParams();
  return query.has("step") ? <Page kind="booking" /> : <Link to="/?step=summary">Verder</Link>;
}

const draft = (kind: BookingKind) => readDraft(planDraftKey(kind, sitter.id));
const heading = (name: string) => screen.findByRole("heading", { name });
const goOn = (step: "pets" | "when" | "place" | "details" | "summary") =>
  screen.getByRole("button", { name: `Verder naar ${texts.steps[step].to}` });
/** On a phone and beside the form; the stylesheet shows one of them. */
const send = () => screen.getAllByRole("button", { name: /^Stuur de vraag/ })[0] as HTMLElement;

// Parts of the screen come when they are needed, and a call without an answer is made again.
configure({ asyncUtilTimeout: 15_000 });

const asked: { path: string; body: unknown }[] = [];
function answer(
  status: number,
  body: object,
  conflicts: object[] = [],
  { otherUnavailable = false } = {},
) {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const isQuestion = path.includes("hasConflictingBookings");
    const found = {
      has_conflicting_bookings: conflicts.length > 0,
      conflicts,
      other_unavailable: otherUnavailable,
    };
    return Response.json(isQuestion ? found : body, { status: isQuestion ? 200 : status });
  });
}

beforeEach(() => {
  asked.length = 0;
  for (const kind of ["booking", "introduction"] as const) removeDraft(planDraftKey(kind, 7));
  answer(200, { data: { id: 12 } });
});

describe("planning a booking", () => {
  it("asks one thing at a time, and goes on only when it is answered", async () => {
    const { user } = renderPart(<Page kind="booking" />);
    await heading(texts.steps.service.heading);
    expect(screen.getByText(/tot een week van tevoren/)).toBeTruthy();
    await user.click(goOn("pets"));
    expect(await screen.findByText(texts.problems.needService)).toBeTruthy();

    await user.click(screen.getByRole("radio", { name: "Bezoek aan huis" }));
    await user.click(goOn("pets"));
    await heading(texts.steps.pets.heading);
    await user.click(screen.getByRole("checkbox", { name: /Moos/ }));
    expect(draft("booking")).toMatchObject({ serviceType: "house_visit", petIds: ["1"] });
    await user.click(goOn("when"));
    await heading(texts.steps.when.heading);
  });

  it.each([
    ["to begin with", null],
    ["instead of that of a plan that was left", whole],
  ])("takes the day that was pressed in the calendar, %s", async (_case, left) => {
    if (left) writeDraft(planDraftKey("booking", 7), left);
    const { user } = renderPart(<Page kind="booking" day="2026-12-08" />);
    await heading(texts.steps.service.heading);
    await user.click(screen.getByRole("radio", { name: "Bezoek aan huis" }));
    await waitFor(() =>
      expect(draft("booking")).toMatchObject({ startDate: "2026-12-08", endDate: "2026-12-08" }),
    );
  });

  it("begins where something is still open, whatever step the draft's address names", async () => {
    writeDraft(planDraftKey("booking", 7), { ...whole, petIds: [] });
    const { user } = renderPart(<Door />);
    await user.click(screen.getByRole("link"));
    expect(await heading(texts.steps.pets.heading)).toBeTruthy();
    expect(screen.getByText(texts.draft.back)).toBeTruthy();
  });

  it("takes a time that was typed and left, and counts the visits", async () => {
    writeDraft(planDraftKey("booking", 7), { ...whole, visits: ["08:00"], time: "", endTime: "" });
    const { user } = renderPart(<Page kind="booking" />);
    await user.click(goOn("pets"));
    await heading(texts.steps.pets.heading);
    await user.click(goOn("when"));
    const add = await screen.findByRole("button", { name: texts.when.addTime });
    expect(screen.getAllByText("€ 120").length).toBeGreaterThan(0);
    await user.click(add);
    await user.type(screen.getByRole("textbox", { name: texts.when.newTime }), "18");
    await user.tab();
    await user.tab();
    await waitFor(() => expect(draft("booking")).toMatchObject({ visits: ["08:00", "18:00"] }));
    expect(screen.getAllByText("€ 240").length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Haal 8:00 weg" }));
    expect(draft("booking")).toMatchObject({ visits: ["18:00"] });
  });

  it.each([
    ["can be judged by the two", false, texts.when.conflict.judge],
    ["can't be, as nobody is in two homes", true, "Sanne kan niet op twee plekken zijn."],
  ])(
    "tells of what is planned already, which %s, and lets one go on",
    async (_, isExclusive, line) => {
      const days = {
        start_date: "2026-12-20T10:00:00+01:00",
        end_date: "2026-12-22T17:00:00+01:00",
      };
      const own = { whose: "own", ...days, is_exclusive: isExclusive, booking_id: 3 };
      answer(200, { data: { id: 12 } }, [{ ...own, first_name: "Tim" }], {
        otherUnavailable: true,
      });
      writeDraft(planDraftKey("booking", 7), whole);
      const { user } = renderPart(<Page kind="booking" />);
      await user.click(goOn("pets"));
      await user.click(await screen.findByRole("button", { name: "Verder naar datums" }));
      const period = "zo 20 t/m di 22 december";
      expect(
        await screen.findByText(`Je hebt dan al een afspraak met Tim: ${period}.`),
      ).toBeTruthy();
      const taken = "Volgens de agenda van Sanne zijn niet al deze dagen vrij.";
      expect(screen.getByText(taken)).toBeTruthy();
      expect(screen.getByText(new RegExp(line))).toBeTruthy();
      await user.click(goOn("place"));
      expect(await heading(texts.steps.place.heading)).toBeTruthy();
    },
  );

  async function walkToTheEnd() {
    writeDraft(planDraftKey("booking", 7), whole);
    const { user } = renderPart(<Page kind="booking" />);
    for (const step of ["pets", "when", "place", "details", "summary"] as const) {
      await user.click(
        await screen.findByRole("button", { name: `Verder naar ${texts.steps[step].to}` }),
      );
    }
    await heading(texts.steps.summary.heading);
    return user;
  }

  it("shows all of it once more, with terms and price, and lets another price be told", async () => {
    const user = await walkToTheEnd();
    expect(screen.getByText("za 19 t/m za 26 december")).toBeTruthy();
    expect(
      screen.getByText(/Het eerste bezoek is za 19 om 18:00, het laatste za 26 om 8:00/),
    ).toBeTruthy();
    expect(screen.getByText(/tot een week van tevoren/)).toBeTruthy();
    expect(screen.getAllByText("14 bezoeken × € 12").length).toBeGreaterThan(0);
    const [other] = screen.getAllByRole("button", { name: texts.price.otherwise });
    await user.click(other as HTMLElement);
    await user.type(screen.getByRole("textbox", { name: texts.price.field }), "200");
    await user.click(send());
    await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/booking"));
    expect(asked.at(-1)?.body).toMatchObject({ agreed_price: 20_000, pet_ids: [1, 2] });
  });

  it("leads back to the step of the field that the server refused, and loses nothing", async () => {
    const line = "Deze tijd is al voorbij.";
    answer(422, { message: line, errors: { time: [line] } });
    const user = await walkToTheEnd();
    await user.click(send());
    await heading(texts.steps.when.heading);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(draft("booking")).toMatchObject({ petIds: ["1", "2"], visits: whole.visits });
  });

  it("says that it did not arrive, and stays where it is", async () => {
    const user = await walkToTheEnd();
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("no network");
    });
    await user.click(send());
    expect(await screen.findByRole("alert")).toBeTruthy();
    await heading(texts.steps.summary.heading);
  });
});

describe("planning an introduction", () => {
  it("asks for a day, a time and a place, and sends nothing else", async () => {
    const { user } = renderPart(<Page kind="introduction" />);
    await heading(texts.introduction.whenHeading);
    await user.click(goOn("place"));
    expect(await screen.findByText(texts.problems.needDay)).toBeTruthy();

    const grid = await screen.findByRole("grid");
    await user.click(within(grid).getByRole("button", { name: /22 november/ }));
    expect(await screen.findByText(/Zondag 22 november kan Sanne meestal niet/)).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: texts.when.introductionTime }), "14");
    await user.click(goOn("place"));
    await heading(texts.introduction.placeHeading);
    await user.click(screen.getByRole("radio", { name: texts.place.video_call }));
    await user.click(goOn("summary"));
    await heading(texts.steps.summary.heading);
    await user.click(send());
    await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/booking"));
    expect(asked.at(-1)?.body).toEqual({
      other_profile_id: 7,
      kind: "introduction",
      start_date: "2026-11-22",
      time: "14:00",
      place: "video_call",
    });
  });
});
