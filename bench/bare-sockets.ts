/** The least that passing a word on costs: a WebSocket server that sends it to both of a room. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { gatherRooms } from "./socket-rooms.ts";

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = gatherRooms(sockets);

sockets.on("connection", (socket, { url = "" }) => {
  socket.on("message", (data) => {
    for (const each of rooms.get(url) ?? []) each.send(String(data));
  });
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
