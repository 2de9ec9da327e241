/** The least that passing a word on costs: a WebSocket server that sends it to both of a room. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();

sockets.on("connection", (socket, request) => {
  const room = request.url ?? "";
  const others = rooms.get(room) ?? new Set();
  rooms.set(room, others.add(socket));
  socket.on("message", (data) => {
    for (const each of others) each.send(String(data));
  });
  socket.on("close", () => others.delete(socket));
});

http.listen(0, "127.0.0.1", () => {
  process.send?.({ origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
process.on("message", (message) => {
  if (message === "memory") {
    global.gc?.();
    process.send?.({ bytes: process.memoryUsage().rss });
  }
});
process.once("disconnect", () => process.exit(0));
