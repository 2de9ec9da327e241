import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { ReportBar } from "./report-bar.tsx";

const share = {
  token: "abc",
  url: "https://kwispel.test/report/abc",
  sharedAt: "2026-11-01T09:30:00Z",
};
const bar = { logbookId: 7, today: "2026-11-15" };
const shared = "Iedereen met de link kan dit zien. Gedeeld op 1 november.";

it.each([
  ["the owner", { canShare: true, share, sharedAt: share.sharedAt, otherName: "Sanne" }],
  [
    "the sitter",
    { canShare: false, share: undefined, sharedAt: share.sharedAt, otherName: "Tess" },
  ],
])("%s reads that everybody with the link can see the report", (_, side) => {
  renderPart(<ReportBar {...bar} {...side} />);
  expect(screen.getByText(shared)).toBeTruthy();
});

it.each([
  ["the owner", { canShare: true, otherName: "Sanne" }],
  ["the sitter", { canShare: false, otherName: "Tess" }],
])("%s reads that only the two can see it while it is not shared", (_, side) => {
  renderPart(<ReportBar {...bar} {...side} share={undefined} sharedAt={undefined} />);
  expect(screen.getByText(`Alleen jij en ${side.otherName} zien dit.`)).toBeTruthy();
});
