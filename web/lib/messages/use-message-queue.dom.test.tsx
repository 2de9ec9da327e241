import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import { createMessageQueue, type MessageQueue } from "./message-queue.ts";
import { messageRules } from "./queued-messages.ts";
import { useOnceThere } from "./use-message-queue.ts";

function Field({ queue, send }: { queue: MessageQueue | null; send: () => void }) {
  return <button type="button" onClick={useOnceThere(queue, send)} aria-label="Send" />;
}

it("what is sent before the queue is there goes once it is, and what is sent later at once", () => {
  const queue = createMessageQueue({
    userId: 1,
    store: Promise.resolve(createMemoryOutboxStore(messageRules)),
    send: () => Promise.reject(new Error("nothing is sent here")),
  });
  const send = vi.fn();
  const page = render(<Field queue={null} send={send} />);
  page.getByRole("button").click();
  expect(send).not.toHaveBeenCalled();
  page.rerender(<Field queue={queue} send={send} />);
  expect(send).toHaveBeenCalledTimes(1);
  page.rerender(<Field queue={queue} send={send} />);
  page.getByRole("button").click();
  expect(send).toHaveBeenCalledTimes(2);
});
