import { io, type Socket } from "socket.io-client";
import type { SoakPerson, SoakRoom } from "./chat-people.ts";

type WireMessage = { id: number; message?: string };

/**
 * A browser with one room open, as ours does it: listens, catches up after every break, shows each
 * message once and in the order of ids.
 */
export type ChatClient = {
  readonly seen: ReadonlyMap<number, string>;
  /** What came over a socket with a lower id than what had come over it before. */
  readonly overtakes: number;
  disconnect(): void;
  catchUp(): Promise<void>;
  close(): void;
};

export function createChatClient(
  origin: string,
  { id: roomId, welcomeId }: SoakRoom,
  { token }: SoakPerson,
): ChatClient {
  const seen = new Map<number, string>();
  let overtakes = 0;
  let lastLive = 0;
  /** Up to here nothing is missing; it moves on while the socket is open and caught up. */
  let settled = welcomeId;
  let isSettled = false;
  let isClosed = false;
  let socket: Socket | undefined;

  function connect(): void {
    if (isClosed) return;
    const next = io(origin, {
      transports: ["websocket"],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    socket = next;
    lastLive = 0;
    isSettled = false;
    next.on("event", (_channel: string, event: string, payload: { message: WireMessage }) => {
      if (event !== "message.sent") return;
      const { id, message = "" } = payload.message;
      // An event may come twice after a crash; coming late is another matter.
      if (id < lastLive && !seen.has(id)) overtakes += 1;
      lastLive = Math.max(lastLive, id);
      seen.set(id, message);
      if (isSettled) settled = Math.max(settled, id);
    });
    next.on("connect", () => {
      next
        .timeout(10_000)
        .emitWithAck("subscribe", `chat.${roomId}`)
        .then(catchUp)
        .then(() => {
          isSettled = socket === next;
          if (isSettled) settled = Math.max(settled, ...seen.keys());
        })
        .catch(() => next.disconnect());
    });
    next.on("connect_error", () => again(next));
    next.on("disconnect", () => again(next));
  }

  function again(from: Socket): void {
    if (socket !== from) return;
    socket = undefined;
    from.close();
    setTimeout(connect, 50 + Math.random() * 200);
  }

  /**
   * All that is newer than what is surely known, and the last page of that once more: a message that
   * another process said may still be on its way when the connection breaks.
   */
  async function catchUp(): Promise<void> {
    const known = [...seen.keys()].filter((id) => id <= settled).sort((a, b) => a - b);
    let after = known.at(-50) ?? welcomeId;
    for (;;) {
      const url = `${origin}/api/chatRooms/${roomId}/messages?after=${after}&limit=100`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`messages: ${answer.status}`);
      const { data, has_more } = (await answer.json()) as {
        data: WireMessage[];
        has_more: boolean;
      };
      for (const { id, message = "" } of data) seen.set(id, message);
      after = data.at(-1)?.id ?? after;
      if (!has_more) return;
    }
  }

  connect();
  return {
    seen,
    get overtakes() {
      return overtakes;
    },
    disconnect: () => socket?.io.engine?.close(),
    catchUp,
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
