import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Message } from "#contract/messages.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { Conversation } from "../conversation.ts";
import { type OpenConversation, useConversation } from "../use-conversation.ts";
import { sampleMessage, samples } from "./cards/sample-messages.ts";
import { MessageLog } from "./message-log.tsx";

const question = { ...samples.askBooking(), id: 2 };
const messages: Message[] = [
  sampleMessage({ id: 1, type: "TEXT", sentBy: "pet_owner", message: "Hoi Sanne" }),
  question,
  sampleMessage({ id: 3, type: "TEXT", sentBy: "pet_owner", message: "Heb je tijd?" }),
];
const source: Loaded<Conversation> = { value: { messages, hasOlder: false, hasNewer: false } };

let open: OpenConversation;

function Room({ id }: { id: number }) {
  open = useConversation(id, source);
  return (
    <MessageLog
      open={open}
      mark={null}
      side="pet_sitter"
      name="Tess"
      otherId={9}
      now={new Date("2026-11-16T12:00:00Z")}
      isTyping={false}
      arrived={0}
      onSeen={() => {}}
      handlers={{
        onOpenPicture: () => {},
        onTakeBack: () => {},
        onReport: () => {},
        onAnswered: async () => {},
      }}
      outgoing={null}
      outgoingCount={0}
    />
  );
}

/** Where each message stands in the log; a browser without layout has to be told. */
let tops: Record<string, number> = {};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return DOMRect.fromRect({ y: tops[this.dataset.message ?? ""] ?? 0 });
  });
  // The server has nothing newer to say.
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
});
afterEach(() => vi.restoreAllMocks());

const itemOf = (id: number) => {
  const item = screen.getByRole("log").querySelector<HTMLElement>(`[data-message="${id}"]`);
  if (!item) throw new Error(`message ${id} is not shown`);
  return item;
};

it("a question that was answered takes its own place, and moves nobody who reads further up", async () => {
  tops = { 1: 40, 2: 120, 3: 500 };
  renderPart(
    <Queries>
      <Room id={5} />
    </Queries>,
  );
  const log = screen.getByRole("log");
  const before = [1, 2, 3].map(itemOf);
  expect(within(itemOf(2)).getByRole("button", { name: "Ja, ik kan" })).toBeTruthy();

  log.scrollTop = -600;
  fireEvent.scroll(log);
  // The card is a hundred smaller without its buttons: what stands above it comes down by as much.
  tops = { 1: 140, 2: 220, 3: 500 };
  act(() => void open.add({ ...samples.askBooking({ answer: "accepted" }), id: 2 }));

  await waitFor(() => expect(itemOf(2).textContent).toContain("Jij zei ja"));
  // The very same items: nothing was made anew.
  for (const [index, item] of before.entries()) expect(itemOf(index + 1)).toBe(item);
  expect(screen.getAllByText("Jij zei ja")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Ja, ik kan" })).toBeNull();
  expect(log.scrollTop).toBe(-500);
});

it("at the end it stays at the end", async () => {
  tops = { 1: 40, 2: 120, 3: 500 };
  renderPart(
    <Queries>
      <Room id={6} />
    </Queries>,
  );
  const log = screen.getByRole("log");
  act(() => void open.add({ ...samples.askBooking({ answer: "declined" }), id: 2 }));
  await waitFor(() => expect(itemOf(2).textContent).toContain("Jij zei nee"));
  expect(open.conversation.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(log.scrollTop).toBe(0);
});
