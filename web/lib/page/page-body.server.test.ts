import { expect, it } from "vitest";
import { createPageBody } from "./page-body.server.ts";

const textOf = (piece: Uint8Array | undefined) => Buffer.from(piece ?? []).toString();

/** As React writes: many small pieces, and a word when all that is ready is out. */
function write(destination: NodeJS.WritableStream & { flush?: () => void }, ...pieces: string[]) {
  for (const piece of pieces) destination.write(piece);
  destination.flush?.();
}

it("passes on as one piece what is written between two flushes", async () => {
  let ended = 0;
  const { destination, stream } = createPageBody(() => {
    ended += 1;
  });
  const closed = new Promise((resolve) => destination.once("close", resolve));
  write(destination, "<html>", "é", "<p>");
  write(destination);
  const reader = stream.getReader();
  expect(textOf((await reader.read()).value)).toBe("<html>é<p>");
  write(destination, "</p>", "</html>");
  destination.end("!");
  expect(textOf((await reader.read()).value)).toBe("</p></html>");
  expect(textOf((await reader.read()).value)).toBe("!");
  expect((await reader.read()).done).toBe(true);
  await closed;
  expect(ended).toBe(1);
});

it("ends when the visitor goes away", async () => {
  let ended = 0;
  const { destination, stream } = createPageBody(() => {
    ended += 1;
  });
  const closed = new Promise((resolve) => destination.once("close", resolve));
  write(destination, "<html>");
  await stream.cancel();
  await closed;
  expect([ended, destination.destroyed]).toEqual([1, true]);
  // React may have one more piece in hand.
  write(destination, "late");
});
