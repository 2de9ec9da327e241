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
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", (error) => {
      socket.close();
      reject(error);
    });
  });
  return {
    socket,
    heard,
    subscribe: (channel: unknown) => socket.timeout(5_000).emitWithAck("subscribe", channel),
  };
}
