import { act, screen, waitFor, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Message } from "#contract/messages.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useOnline } from "#web/lib/live/online.ts";
import {
  createMessageQueue,
  type MessageQueue,
  type SendMessage,
} from "#web/lib/messages/message-queue.ts";
import type { MessageStore } from "#web/lib/messages/message-store.ts";
import { messageRules, type QueuedMessage } from "#web/lib/messages/queued-messages.ts";
import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import { OutgoingMessage } from "./outgoing-message.tsx";

type Under = PromiseWithResolvers<Message> & { queued: QueuedMessage };

/** Tabs of one user hear each other. */
let users = 0;

/** The queue as the conversation shows it, and what it sends, for the test to answer. */
function renderQueue(store: MessageStore = createMemoryOutboxStore(messageRules)) {
  const under: Under[] = [];
  const send: SendMessage = (queued) => {
    const answer = Promise.withResolvers<Message>();
    under.push({ queued, ...answer });
    return answer.promise;
  };
  users += 1;
  const queue = createMessageQueue({
    userId: users,
    send,
    store: Promise.resolve(store),
    lock: (_name, action) => action(),
  });
  const part = renderPart(<Outgoing queue={queue} />);
  const write = (message: string) =>
    withAll(() => queue.add({ chatRoomId: 5, message, afterId: 0 }));
  return { ...part, queue, store, under, write };
}

function Outgoing({ queue }: { queue: MessageQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.current);
  const isOnline = useOnline();
  return (
    <ol>
      {state.queue.map((queued) => (
        <OutgoingMessage
          key={queued.clientId}
          name="Sanne"
          queued={queued}
          state={state}
          queue={queue}
          isOnline={isOnline}
        />
      ))}
    </ol>
  );
}

/** With all that follows from it: the device is asked several times for each step. */
const withAll = (action: () => unknown) =>
  act(async () => {
    await action();
    await new Promise((resolve) => setTimeout(resolve));
  });
const rows = () => screen.queryAllByRole("listitem");
const arrived = (id: number) => ({ id }) as Message;

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => vi.restoreAllMocks());

it("messages of a room leave one after the other, in the order they were written", async () => {
  const { under, write } = renderQueue();
  await write("Hoi Sanne");
  await write("Heb je tijd?");
  expect(rows().map((row) => row.textContent)).toEqual([
    "Hoi SanneWordt verstuurd",
    "Heb je tijd?Wordt verstuurd",
  ]);
  expect(under.map(({ queued }) => queued.message)).toEqual(["Hoi Sanne"]);
  await withAll(() => under[0]?.resolve(arrived(1)));
  await waitFor(() => expect(under).toHaveLength(2));
  expect(rows()).toHaveLength(1);
  await withAll(() => under[1]?.resolve(arrived(2)));
  await waitFor(() => expect(rows()).toHaveLength(0));
});

it("without a connection they say that they wait, and go when it is back", async () => {
  const { queue, under, write } = renderQueue();
  setOnline(false);
  await write("Hoi Sanne");
  await withAll(() => under[0]?.reject(new ApiError({ status: 0 })));
  expect(rows()[0]?.textContent).toContain("Gaat weg zodra het lukt");
  expect(under).toHaveLength(1);

  setOnline(true);
  await withAll(() => queue.goOn());
  await waitFor(() => expect(under).toHaveLength(2));
  expect(under[1]?.queued.clientId).toBe(under[0]?.queued.clientId);
  await withAll(() => under[1]?.resolve(arrived(1)));
  await waitFor(() => expect(rows()).toHaveLength(0));
});

it("one that is refused says why, keeps no other back, and goes again when asked to", async () => {
  const { user, under, write } = renderQueue();
  await write("Hoi Sanne");
  await write("Heb je tijd?");
  await withAll(() => under[0]?.reject(new ApiError({ status: 422, code: "validation" })));
  await waitFor(() => expect(under).toHaveLength(2));
  const [refused] = rows();
  if (!refused) throw new Error("the refused message has gone");
  expect(refused.textContent).toContain("Niet verstuurd");
  await withAll(() => under[1]?.resolve(arrived(2)));

  await user.click(within(refused).getByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(under).toHaveLength(3));
  expect(under[2]?.queued.message).toBe("Hoi Sanne");
  // A new wish: under the old key the server would only repeat its refusal.
  expect(under[2]?.queued.retries).toBe(1);
});

it("one that asks for a subscription leads there, and back to the conversation", async () => {
  const { under, write } = renderQueue();
  await write("Hoi Sanne");
  await withAll(() =>
    under[0]?.reject(new ApiError({ status: 402, code: "subscriptionRequired" })),
  );
  const [refused] = rows();
  expect(refused?.textContent).toContain("Hoi Sanne");
  const to = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect([to.pathname, to.searchParams.get("backTo")]).toEqual(["/subscriptions", "/chats/5"]);
});

it("one that is refused can be taken away", async () => {
  const { user, under, write } = renderQueue();
  await write("Hoi Sanne");
  await withAll(() => under[0]?.reject(new ApiError({ status: 403, code: "contactClosed" })));
  await user.click(screen.getByRole("button", { name: "Haal weg" }));
  await waitFor(() => expect(rows()).toHaveLength(0));
});

it("what was not sent is there after a reload", async () => {
  const { under, store, write, unmount } = renderQueue();
  await write("Hoi Sanne");
  expect(under).toHaveLength(1);
  unmount();
  const { queue } = renderQueue(store);
  await withAll(() => queue.goOn());
  expect(rows()[0]?.textContent).toContain("Hoi Sanne");
});

it("one that the device has no room for says to keep the page open, while it waits", async () => {
  const { under, write } = renderQueue();
  const keepOpen = "Houd deze pagina open";
  await write("Hoi Sanne");
  expect(rows()[0]?.textContent).not.toContain(keepOpen);
  await withAll(() => under[0]?.reject(new ApiError({ status: 0 })));
  expect(rows()[0]?.textContent).toContain(keepOpen);
});
