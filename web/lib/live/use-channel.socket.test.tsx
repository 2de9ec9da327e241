import { useQuery } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { openPageSocket, type PageSocket } from "#tests/setup/dom/page-socket.ts";
import { Queries, queryClient } from "../page/query-client.tsx";
import { useCatchUp } from "./catching-up.ts";
import { bookingUpdates, chatChannel, chatRoomUpdates, userUpdates } from "./channels.ts";
import { useChannel } from "./use-channel.ts";

let page: PageSocket;
beforeAll(async () => {
  page = await openPageSocket();
});

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
  const { asked, said } = page;
  const room = render(<Room roomId={null} note="first" />);
  expect(asked).toEqual([]);

  room.rerender(<Room roomId={7} note="first" />);
  await waitFor(() => expect(readies).toBe(1));
  // Another drawing is no other subscription, but hears with its own handlers.
  room.rerender(<Room roomId={7} note="second" />);
  page.current()?.emit("event", "chat.7", "message.deleted", { message_id: 3 });
  page.current()?.emit("event", "chat.8", "message.deleted", { message_id: 4 });
  await waitFor(() => expect(heard).toEqual([["second", { messageId: 3 }]]));

  room.getByRole("button").click();
  await waitFor(() => expect(said).toEqual([["chat.7", "typing", { is_typing: true }]]));

  room.rerender(<Room roomId={8} note="second" />);
  await waitFor(() => expect(readies).toBe(2));
  expect(asked).toEqual(["+ chat.7", "- chat.7", "+ chat.8"]);
  room.unmount();
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
  const { asked } = page;
  const all = render(
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

  page.current()?.conn.close();
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(fetched.length).toBeGreaterThan(3));
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(fetched.toSorted()).toEqual(["booking", "bookings", "place", "rooms"]);
  all.unmount();
  queryClient().clear();
});
