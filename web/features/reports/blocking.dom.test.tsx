import { screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnReport } from "#contract/trust/reports.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { BlockCard } from "./block-card.tsx";
import { OwnBlocks } from "./own-blocks.tsx";
import { OwnReportRow } from "./own-report-row.tsx";

let sent: string[];
let bodies: unknown[];
let stay: object | null;
let status: number;
beforeEach(() => {
  sent = [];
  bodies = [];
  stay = null;
  status = 204;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/stay")) return Response.json(stay ? { stay } : {});
    sent.push(`${init.method} ${path}`);
    bodies.push(init.body ? JSON.parse(String(init.body)) : null);
    const body = status === 204 ? null : JSON.stringify({ message: "Even niet." });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const sanne = { userId: 7, firstName: "Sanne", isBlocked: false };

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

describe("the card beside a report", () => {
  it("asks before it blocks, and goes to the list then", async () => {
    const { user } = renderPart(
      <>
        <BlockCard person={sanne} />
        <Where />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Blokkeer Sanne" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sanne blokkeren?" }));
    expect(sent).toEqual([]);
    await user.click(await dialog.findByRole("button", { name: "Blokkeer" }));
    await waitFor(() => expect(screen.getByText("/reports?blocked=7")).toBeTruthy());
    expect(sent).toEqual(["PUT /api/user/blocks/7"]);
  });

  it("names the stay that goes on, and waits for its end unless it is to end now", async () => {
    stay = { booking_id: 4, pet_names: ["Moos", "Bo"], ends_at: "2026-12-20T09:00:00Z" };
    const { user } = renderPart(<BlockCard person={sanne} />);
    await user.click(screen.getByRole("button", { name: "Blokkeer Sanne" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sanne blokkeren?" }));
    expect(await dialog.findByText(/oppas van Moos en Bo met Sanne loopt nog tot/)).toBeTruthy();
    const [after, now] = dialog.getAllByRole<HTMLInputElement>("radio");
    expect([after?.checked, now?.checked]).toEqual([true, false]);
    await user.click(dialog.getByRole("button", { name: "Blokkeer" }));
    await waitFor(() => expect(bodies).toEqual([{ after_stay: true }]));
  });

  it("ends it now for who chooses so, and says what the other reads", async () => {
    stay = { booking_id: 4, pet_names: ["Moos"], ends_at: "2026-12-20T09:00:00Z" };
    const { user } = renderPart(<BlockCard person={sanne} />);
    await user.click(screen.getByRole("button", { name: "Blokkeer Sanne" }));
    await user.click(await screen.findByRole("radio", { name: /de oppas stopt meteen/ }));
    expect(screen.getByText(/Sanne leest dat de oppas nu stopt/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Blokkeer" }));
    await waitFor(() => expect(bodies).toEqual([{ after_stay: false }]));
  });

  it("stays where it is, and says so, when that fails", async () => {
    status = 500;
    const { user } = renderPart(
      <>
        <BlockCard person={sanne} />
        <Where />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Blokkeer Sanne" }));
    await user.click(await screen.findByRole("button", { name: "Blokkeer" }));
    expect(await screen.findByText("Even niet.")).toBeTruthy();
    expect(screen.getByRole("status", { hidden: true }).textContent).toBe("/");
  });

  it("shows nothing where nobody is behind it, and only the way back when they are blocked", () => {
    const { unmount } = renderPart(<BlockCard person={{ isBlocked: false }} />);
    expect(screen.queryByRole("region")).toBeNull();
    unmount();
    renderPart(<BlockCard person={{ ...sanne, isBlocked: true }} />);
    expect(screen.getByRole("region", { name: "Je hebt Sanne geblokkeerd" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/reports");
  });
});

describe("the list of whom one blocked", () => {
  it("lifts the one that is pressed", async () => {
    const blockedAt = "2026-11-10T10:00:00Z";
    const { user } = renderPart(
      <>
        <OwnBlocks
          blocks={[
            { userId: 7, firstName: "Sanne", blockedAt },
            { userId: 8, firstName: "Tess", blockedAt },
          ]}
        />
        <Toaster />
      </>,
    );
    expect(screen.getAllByText("Sinds di 10 nov 2026")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Hef blokkade op van Tess" }));
    expect(await screen.findByText("Tess is niet meer geblokkeerd.")).toBeTruthy();
    expect(sent).toEqual(["DELETE /api/user/blocks/8"]);
  });
});

describe("an appeal that was refused before the script was there", () => {
  const report = (id: number): OwnReport => ({
    id,
    side: "reporter",
    subjectType: "profile",
    reason: "scam",
    status: "decided",
    decision: "dismissed",
    statement: "Niets gezien.",
    allowedActions: ["appeal"],
    appealUntil: "2027-05-10T10:00:00Z",
    createdAt: "2026-11-10T10:00:00Z",
  });

  it("says so at its own form alone", () => {
    renderPart(
      [1, 2].map((id) => <OwnReportRow key={id} report={report(id)} />),
      {
        sent: {
          form: "appeal",
          values: { reportId: "2", text: "" },
          messages: ["Te vaak."],
          errors: { text: "Vul dit in." },
          isDone: false,
          status: 422,
        },
      },
    );
    const [first, second] = screen.getAllByRole("article");
    expect(first?.textContent).not.toMatch(/Te vaak|Vul dit in/);
    expect(second?.textContent).toMatch(/Te vaak\..*Vul dit in\./);
  });
});
