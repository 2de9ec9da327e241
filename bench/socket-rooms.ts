import type { WebSocket, WebSocketServer } from "ws";

/** Who is connected, by the path that they connected to. */
export function gatherRooms(sockets: WebSocketServer): ReadonlyMap<string, Set<WebSocket>> {
  const rooms = new Map<string, Set<WebSocket>>();
  sockets.on("connection", (socket, { url = "" }) => {
    const others = rooms.get(url) ?? new Set();
    rooms.set(url, others.add(socket));
    socket.on("close", () => others.delete(socket));
  });
  return rooms;
}
