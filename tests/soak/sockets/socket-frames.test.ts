import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { makePair, makeRoom } from "#tests/factories/chat.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { attackSockets } from "./socket-attack.ts";

const server = testServer({ environment: { TRUST_PROXY: "127.0.0.1" } });

// The large one is `npm run soak -- socket-frames`.
it("goes on through thousands of hostile frames, and says no error of its own", {
  timeout: 120_000,
}, async () => {
  const { app, platform } = server.current;
  const logged = vi.spyOn(platform.log, "error");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { owner, sitter } = await makePair(platform.db);
  const roomId = await makeRoom(platform.db, { owner, sitter }, { acceptanceStatus: "accepted" });

  const figures = await attackSockets({
    url,
    seed: 11,
    frames: 8_000,
    attackers: 4,
    tokens: ["", owner.token, sitter.token],
    ids: [roomId, owner.userId, sitter.userId, 999_999],
  });
  expect(figures.frames).toBeGreaterThanOrEqual(8_000);
  expect(figures.cutOff).toBeGreaterThan(0);
  expect(logged.mock.calls).toEqual([]);

  const { owner: other } = await makePair(platform.db);
  const well = await connectSocket(url, other.token);
  expect(await well.subscribe(`chat-room-updates.${other.userId}`)).toBe("ok");
  well.socket.close();
});
