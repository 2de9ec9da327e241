import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnReview } from "#contract/reviews.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { ReceivedList } from "./received-list.tsx";
import { WrittenList } from "./written-list.tsx";

const asks = "Er staat een telefoonnummer in je tekst.";
let sent: { call: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  // The server asks once, and takes what is confirmed.
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : null;
    sent.push({ call: `${init.method} ${path}`, body });
    if (init.method === "DELETE") return new Response(null, { status: 204 });
    const headers = { "content-type": "application/json" };
    const refused = { message: asks, error: "publicDetails" };
    return new Response(JSON.stringify(body?.confirmed ? { data: {} } : refused), {
      status: body?.confirmed ? 201 : 409,
      headers,
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const tess = { id: 3, profileType: "pet_owner" as const, firstName: "Tess", isDeleted: false };
const sanne = { id: 4, profileType: "pet_sitter" as const, firstName: "Sanne", isDeleted: false };
const review: OwnReview = {
  id: 7,
  rating: 5,
  text: "Moos kwam moe en blij thuis.",
  bookingId: 9,
  petNames: ["Moos"],
  startDate: "2026-11-10",
  endDate: "2026-11-12",
  until: "2026-11-26T09:30:00Z",
  untilDate: "2026-11-26",
  author: tess,
  subject: sanne,
  isShown: true,
  shownAt: "2026-11-15T09:30:00Z",
  createdAt: "2026-11-14T09:30:00Z",
  allowedActions: [],
};

describe("an answer that everybody will read", () => {
  it("with a phone number is sent once it is said that it may stay", async () => {
    const { user } = renderPart(
      <ReceivedList reviews={[{ ...review, allowedActions: ["answer"] }]} answerId={7} />,
    );
    await user.type(screen.getByRole("textbox"), "Bel me: 06 12345678");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Plaats je antwoord" }));
    const box = await screen.findByRole("checkbox", {
      name: "Dit ziet iedereen, en het mag blijven staan",
    });
    expect(screen.getByText(asks)).toBeTruthy();
    await user.click(box);
    await user.click(screen.getByRole("button", { name: "Plaats je antwoord" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ text: "Bel me: 06 12345678", confirmed: "1" });
  });
});

describe("a review that everybody reads", () => {
  it("can be reported by whom it is about, where they read it", () => {
    renderPart(<ReceivedList reviews={[review]} answerId={null} />);
    const link = screen.getByRole("link", { name: "Meld deze review van Tess" });
    expect(link.getAttribute("href")).toContain("/report");
  });

  it("is taken back by its author, who is asked first", async () => {
    const { user } = renderPart(
      <WrittenList
        reviews={[{ ...review, allowedActions: ["takeBack"] }]}
        editId={null}
        today="2026-11-15"
      />,
    );
    await user.click(screen.getByRole("button", { name: "Haal terug: je review over Sanne" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Haal terug" }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["DELETE /api/review/7"]));
  });

  it("stays when its hour is over", () => {
    renderPart(<WrittenList reviews={[review]} editId={null} today="2026-11-15" />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
