import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { readyApi } from "#web/lib/api/browser-api.ts";
import { queryClient } from "#web/lib/page/query-client.tsx";
import { BellPanel } from "./bell-panel.tsx";

const row = {
  id: 3,
  kind: "bookings",
  type: "booking_asked",
  path: "/booking/12",
  title: "Tess vraagt of je op Moos wilt passen",
  text: "19 t/m 24 december.",
  name: "Tess",
  created_at: "2026-11-16T09:20:00Z",
};
const list = (data: object[], unread_count: number) =>
  new Response(JSON.stringify({ data, unread_count, total: data.length, has_more: false }), {
    headers: { "content-type": "application/json" },
  });

/** What the server says to each call, in order; the last one again and again. */
function answer(...answers: (() => Promise<Response> | Response)[]) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    calls.push(
      `${init?.method ?? "GET"} ${new URL(String(input), "http://kwispel.test").pathname}`,
    );
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return (next ?? (() => list([], 0)))();
  });
  return calls;
}

const open = () => renderPart(<BellPanel />, { user: { id: 1 } });

// It comes with the first call, and takes its time.
beforeAll(async () => void (await readyApi()), 60_000);
beforeEach(() => queryClient().clear());
afterEach(() => vi.unstubAllGlobals());

it("says that it is fetching, then shows the newest and the ways on", async () => {
  const held = Promise.withResolvers<Response>();
  answer(() => held.promise);
  open();
  expect(screen.getByText("Je meldingen worden opgehaald")).toBeTruthy();
  held.resolve(list([row], 1));
  const links = await waitFor(() => {
    const all = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(all).toHaveLength(3);
    return all;
  });
  expect(links).toEqual([
    "/redirect/3",
    "/notifications",
    expect.stringContaining("/notifications#"),
  ]);
});

it("says when there is nothing", async () => {
  answer(() => list([], 0));
  open();
  expect(await screen.findByText(/lees je het hier/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Alles gelezen" })).toBeNull();
});

it("offers to try again when it fails, and shows what comes then", async () => {
  const refused = () =>
    new Response(JSON.stringify({ message: "forbidden" }), {
      status: 403,
      headers: { "content-type": "application/json" },
    });
  answer(refused, () => list([row], 1));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("19 t/m 24 december.", { exact: false })).toBeTruthy();
});

it("marks all as read, and asks anew what there is", async () => {
  const read = { ...row, read_at: "2026-11-16T09:30:00Z" };
  const calls = answer(
    () => list([row], 1),
    () => list([], 0),
    () => list([read], 0),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Alles gelezen" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Alles gelezen" })).toBeNull());
  const path = "/api/user/notifications";
  expect(calls).toEqual([`GET ${path}`, `PUT ${path}/read`, `GET ${path}`]);
});
