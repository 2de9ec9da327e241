import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { useQuery } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { Server, type Socket } from "socket.io";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Queries, queryClient } from "../page/query-client.tsx";
import { useCatchUp } from "./catching-up.ts";
import { bookingUpdates, chatChannel, chatRoomUpdates, userUpdates } from "./channels.ts";
import { useChannel } from "./use-channel.ts";

/** A server that takes every subscription, and the page's own connection to it. */
let http: HttpServer;
let server: Server;
let socket: Socket | undefined;
const asked: string[] = [];
const said: unknown[] = [];

beforeAll(async () => {
  http = createServer();
  server = new Server(http);
  server.on("connection", (each) => {
    socket = each;
    each.on("subscribe", (name: string, answer: (text: string) => void) => {
      asked.push(`+ ${name}`);
      answer("ok");
    });
    each.on("unsubscribe", (name: string) => asked.push(`- ${name}`));
    each.on("send", (...words: unknown[]) => said.push(words));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  window.location.href = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

const heard: unknown[] = [];
let readies = 0;

function Room({ roomId, note }: { roomId: number | null; note: string }) {
  const say = useChannel(chatChannel, roomId === null ? null : { roomId }, {
    "message.deleted": (payload) => heard.push([note, payload]),
    onReady: () => {
      readies += 1;
    },
  });
  return (
    <button type="button" onClick={() => say("typing", { isTyping: true })}>
      Typ
    </button>
  );
}

it("listens while the screen shows it, with the handlers of now, and says things into it", async () => {
  const page = render(<Room roomId={null} note="first" />);
  expect(asked).toEqual([]);

  page.rerender(<Room roomId={7} note="first" />);
  await waitFor(() => expect(readies).toBe(1));
  // Another drawing is no other subscription, but hears with its own handlers.
  page.rerender(<Room roomId={7} note="second" />);
  socket?.emit("event", "chat.7", "message.deleted", { message_id: 3 });
  socket?.emit("event", "chat.8", "message.deleted", { message_id: 4 });
  await waitFor(() => expect(heard).toEqual([["second", { messageId: 3 }]]));

  page.getByRole("button").click();
  await waitFor(() => expect(said).toEqual([["chat.7", "typing", { is_typing: true }]]));

  page.rerender(<Room roomId={8} note="second" />);
  await waitFor(() => expect(readies).toBe(2));
  expect(asked).toEqual(["+ chat.7", "- chat.7", "+ chat.8"]);
  page.unmount();
  await waitFor(() => expect(asked.at(-1)).toBe("- chat.8"));
});

const fetched: string[] = [];

function useFetched(name: string) {
  useQuery({
    queryKey: [name],
    queryFn: () => {
      fetched.push(name);
      return fetched.length;
    },
  });
}

/** As the bars and a screen follow the same: one with all there is, one with two kinds of its own. */
function Everything() {
  const catchUp = useCatchUp([]);
  useChannel(userUpdates, { userId: 7 }, { onReady: (isAfterBreak) => isAfterBreak && catchUp() });
  useFetched("place");
  return null;
}

function Bookings() {
  useFetched("bookings");
  useFetched("booking");
  useChannel(bookingUpdates, { userId: 7 }, { onReady: useCatchUp(["bookings"], ["booking"]) });
  return null;
}

function Rooms() {
  useFetched("rooms");
  useChannel(chatRoomUpdates, { userId: 7 }, { onReady: useCatchUp(["rooms"]) });
  return null;
}

it("after a break every query is fetched once, however many say that they may have missed something", async () => {
  const page = render(
    <Queries>
      <Everything />
      <Bookings />
      <Rooms />
    </Queries>,
  );
  // As the page comes, and as each channel is listened to.
  await waitFor(() => expect(fetched).toHaveLength(7));
  // Old enough to be fetched for the network's sake alone.
  for (const query of queryClient().getQueryCache().getAll()) query.setState({ dataUpdatedAt: 1 });
  fetched.length = 0;
  asked.length = 0;

  socket?.conn.close();
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(fetched.length).toBeGreaterThan(3));
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(fetched.toSorted()).toEqual(["booking", "bookings", "place", "rooms"]);
  page.unmount();
  queryClient().clear();
});
