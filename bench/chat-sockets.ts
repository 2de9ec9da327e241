import { once } from "node:events";
import { WebSocket } from "ws";

export type Listener = (data: string) => void;

/** A plain WebSocket; the other side's words come as they are. */
export async function openBare(origin: string, room: number, listen: Listener): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/${room}`);
  socket.on("message", (data) => listen(String(data)));
  await once(socket, "open");
  return socket;
}

/**
 * A browser's socket to our server, without the library: it speaks as much of Socket.IO's protocol as
 * an idle page does, so that thousands fit into this process.
 */
export async function openOurs(
  origin: string,
  token: string,
  channels: readonly string[],
  listen: Listener,
): Promise<WebSocket> {
  const url = `${origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const subscribed = new Promise<void>((resolve, reject) => {
    let waiting = channels.length;
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the socket was closed")));
    socket.on("message", (raw) => {
      const packet = String(raw);
      if (packet.startsWith("0")) socket.send(`40${JSON.stringify({ token })}`);
      else if (packet === "2") socket.send("3");
      else if (packet.startsWith("44")) reject(new Error(packet));
      else if (packet.startsWith("40")) {
        for (const [index, channel] of channels.entries()) {
          socket.send(`42${index}${JSON.stringify(["subscribe", channel])}`);
        }
      } else if (packet.startsWith("43")) {
        if (!packet.includes('"ok"')) reject(new Error(packet));
        waiting -= 1;
        if (waiting === 0) resolve();
      } else if (packet.startsWith("42")) listen(packet.slice(2));
    });
  });
  await subscribed;
  return socket;
}
