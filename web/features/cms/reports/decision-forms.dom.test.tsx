import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AdminReport } from "#contract/trust/admin.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { DecisionForm } from "./decision-forms.tsx";

const report: AdminReport = {
  id: 12,
  subjectType: "message",
  subjectId: 3,
  reason: "scam",
  status: "open",
  evidence: { text: "Stuur eerst geld" },
  createdAt: "2026-11-17T09:00:00Z",
};

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: object) {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) => {
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(body), { status, headers });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("the decision about a report", () => {
  it("is chosen by a key, sent by Ctrl and Enter, once", async () => {
    const fetch = answerWith(422, { message: "Nee.", errors: { statement: ["Leg uit waarom."] } });
    const { user } = renderPart(<DecisionForm report={report} />);
    await user.keyboard("4");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Blokkeren" }).checked).toBe(true);
    await user.type(screen.getByRole("textbox"), "Dit mag niet. 1");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Blokkeren" }).checked).toBe(true);
    await user.keyboard("{Control>}{Enter}{/Control}");
    // What the API refuses stands beside its field, and what was typed stays.
    await waitFor(() => expect(screen.getByText("Leg uit waarom.")).toBeDefined());
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Dit mag niet. 1");
    const sent = fetch.mock.calls.filter(([path]) => `${path}`.includes("/decision"));
    expect(sent).toHaveLength(1);
    const [path, { method, body }] = sent[0] ?? ["", {}];
    expect([path, method]).toEqual(["/api/admin/reports/12/decision", "PUT"]);
    expect(JSON.parse(`${body}`)).toEqual({ decision: "banned", statement: "Dit mag niet. 1" });
  });
});
