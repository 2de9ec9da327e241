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

/**
 * What the server says to a call. How often the list is asked for depends on whether there is a connection
 * that says when it has begun to tell.
 */
function answer(reply: (method: string) => Promise<Response> | Response) {
  const calls: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (input: string | URL | Request, { method = "GET" }: RequestInit = {}) => {
      calls.push(`${method} ${new URL(String(input), "http://kwispel.test").pathname}`);
      return reply(method);
    },
  );
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
  let isRefused = true;
  answer(() => (isRefused ? refused() : list([row], 1)));
  const { user } = open();
  const again = await screen.findByRole("button", { name: "Probeer opnieuw" });
  isRefused = false;
  await user.click(again);
  expect(await screen.findByText("19 t/m 24 december.", { exact: false })).toBeTruthy();
});

it("marks all as read, and asks anew what there is", async () => {
  const read = { ...row, read_at: "2026-11-16T09:30:00Z" };
  let isRead = false;
  const calls = answer((method) => {
    isRead ||= method === "PUT";
    if (method === "PUT") return list([], 0);
    return isRead ? list([read], 0) : list([row], 1);
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Alles gelezen" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Alles gelezen" })).toBeNull());
  const path = "/api/user/notifications";
  const [marked, ...after] = calls.slice(calls.indexOf(`PUT ${path}/read`));
  expect(marked).toBe(`PUT ${path}/read`);
  expect(new Set(after)).toEqual(new Set([`GET ${path}`]));
});
