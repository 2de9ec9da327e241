import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openPageSocket, type PageSocket } from "#tests/setup/dom/page-socket.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { readyApi } from "#web/lib/api/browser-api.ts";
import { forgetCounts, publishCounts } from "#web/lib/live/counts.ts";
import { Queries, queryClient } from "#web/lib/page/query-client.tsx";
import { BarCount } from "./bars/bar-count.tsx";
import { FollowCounts } from "./live-counts.tsx";

let page: PageSocket;
/** How often the page has begun to listen. */
const subscribed = () => page.asked.filter((name) => name === "+ user.updates.7").length;

// It comes with the first call, and takes its time.
beforeAll(async () => {
  await readyApi();
  page = await openPageSocket();
}, 60_000);
beforeEach(() => {
  queryClient().clear();
  forgetCounts();
  document.title = "Kwispel";
});
afterEach(() => vi.unstubAllGlobals());

const none = {
  unread_messages: 0,
  other_unread_messages: 0,
  awaited_bookings: 0,
  unread_updates: 0,
  unread_notifications: 0,
};

/** What the server says to each call, in order; the last one again and again. */
function answer(...answers: (object | Promise<object>)[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    calls.push(new URL(String(input), "http://kwispel.test").pathname);
    const counts = await (answers.length > 1 ? answers.shift() : answers[0]);
    return new Response(JSON.stringify({ ...none, ...counts }), {
      headers: { "content-type": "application/json" },
    });
  });
  return calls;
}

function open() {
  return renderPart(
    <>
      <Queries>
        <FollowCounts />
      </Queries>
      <BarCount of="unreadMessages" />
      <BarCount of="awaitedBookings" />
    </>,
    { user: { id: 7 } },
  );
}
/** …listening, with nothing on its way any more. */
async function opened() {
  const before = subscribed();
  const part = open();
  await waitFor(() => expect(subscribed()).toBe(before + 1));
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  return part;
}
const hear = (counts: object) =>
  page.current()?.emit("event", "user.updates.7", "counts", { ...none, ...counts });

it("asks for all of them by one call, and shows them in the bars and the title", async () => {
  const calls = answer({ unread_messages: 2, awaited_bookings: 1 });
  const { unmount } = await opened();
  expect(await screen.findByText("2 ongelezen berichten")).toBeTruthy();
  expect(screen.getByText("1 wacht op jou")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("(2) Kwispel"));
  // Once more when the server has begun to tell: something may have come in between.
  expect(new Set(calls)).toEqual(new Set(["/api/user/counts"]));
  expect(calls.length).toBeLessThanOrEqual(2);
  unmount();
});

it("shows what it hears, and not what was asked for earlier and comes later", async () => {
  answer({ unread_messages: 2 });
  const { unmount } = await opened();
  const late = Promise.withResolvers<object>();
  answer(late.promise);
  void queryClient().invalidateQueries();
  await waitFor(() => expect(queryClient().isFetching()).toBe(1));
  hear({ unread_messages: 5 });
  await screen.findByText("5 ongelezen berichten");
  late.resolve({ unread_messages: 2 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText("5 ongelezen berichten")).toBeTruthy();
  unmount();
});

it("hears the same number anew after a page has told one of its own", async () => {
  answer({ awaited_bookings: 1 });
  const { unmount } = await opened();
  await screen.findByText("1 wacht op jou");
  publishCounts({ awaitedBookings: 0 });
  await waitFor(() => expect(screen.queryByText("1 wacht op jou")).toBeNull());
  hear({ awaited_bookings: 1 });
  await screen.findByText("1 wacht op jou");
  unmount();
});

it("knows nothing any more once nobody is logged in", async () => {
  answer({ unread_messages: 2 });
  const { unmount } = open();
  await screen.findByText("2 ongelezen berichten");
  unmount();
  renderPart(<BarCount of="unreadMessages" />);
  expect(screen.queryByText("2 ongelezen berichten")).toBeNull();
});
