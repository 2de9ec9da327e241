import { once } from "node:events";
import { io, type Socket } from "socket.io-client";

export type ChannelEvent = { channel: string; event: string; payload: unknown };

/** A browser's socket: connected, and remembering what it heard. */
export async function connectSocket(
  url: string,
  token: string,
  headers: Record<string, string> = {},
) {
  const socket: Socket = io(url, {
    transports: ["websocket"],
    auth: { token },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  const heard: ChannelEvent[] = [];
  socket.on("event", (channel: string, event: string, payload: unknown) => {
    heard.push({ channel, event, payload });
  });
  await Promise.race([
    once(socket, "connect"),
    once(socket, "connect_error").then(([error]) => {
      socket.close();
      throw error;
    }),
  ]);
  return {
    socket,
    heard,
    subscribe: (channel: unknown) => socket.timeout(5_000).emitWithAck("subscribe", channel),
  };
}
