import { once } from "node:events";
import { WebSocket } from "ws";

export type RawSocket = {
  ws: WebSocket;
  /** All that came, as text. */
  received: string[];
  /** Sends an event and waits for its answer. */
  ask(...event: unknown[]): Promise<unknown>;
  /** Sends frames in one go, without waiting for anything. */
  send(...frames: (string | Uint8Array)[]): void;
  isOpen(): boolean;
  /** Resolves when the connection is no more. */
  closed: Promise<void>;
};

/** A WebSocket that says whatever it is told to: nothing checks what it sends. */
export async function openRaw(
  url: string,
  options: { token?: string; headers?: Record<string, string>; query?: string } = {},
): Promise<RawSocket> {
  const { token, headers = {}, query = "" } = options;
  const address = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket${query}`;
  const ws = new WebSocket(address, { perMessageDeflate: false, headers });
  const received: string[] = [];
  const waiting = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  ws.on("message", (raw) => {
    const text = String(raw);
    if (text === "2") ws.send("3");
    received.push(text);
    const [, id, answers] = /^43(\d+)(\[.*\])$/.exec(text) ?? [];
    if (id && answers) waiting.get(Number(id))?.((JSON.parse(answers) as unknown[])[0]);
  });
  const closed = new Promise<void>((resolve) => {
    ws.once("close", () => resolve());
  });
  // Being cut off is what these are for; `closed` and `isOpen` tell of it.
  ws.on("error", () => {});
  await Promise.race([
    once(ws, "open"),
    closed.then(() => Promise.reject(new Error("the connection was refused"))),
  ]);
  const socket: RawSocket = {
    ws,
    received,
    ask(...event) {
      asked += 1;
      const id = asked;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      ws.send(`42${id}${JSON.stringify(event)}`);
      return Promise.race([answer, closed.then(() => "closed")]);
    },
    send(...frames) {
      for (const frame of frames) if (ws.readyState === WebSocket.OPEN) ws.send(frame);
    },
    isOpen: () => ws.readyState === WebSocket.OPEN,
    closed,
  };
  if (token !== undefined) {
    socket.send(`40${JSON.stringify({ token })}`);
    await greeted(socket);
  }
  return socket;
}

/** Resolves once the server has said whether it lets the socket in. */
async function greeted({ ws, received, closed }: RawSocket): Promise<void> {
  while (!received.some((text) => text.startsWith("40"))) {
    const refusal = received.find((text) => text.startsWith("44"));
    if (refusal) {
      ws.close();
      throw new Error((JSON.parse(refusal.slice(2)) as { message: string }).message);
    }
    await Promise.race([
      once(ws, "message"),
      closed.then(() => Promise.reject(new Error("the connection was closed"))),
    ]);
  }
}
