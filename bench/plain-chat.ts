/**
 * The least that keeping a word costs before it is passed on: a plain HTTP server, one insert by a
 * prepared statement, and a WebSocket. No session, no transaction, no lock, no outbox, no rules.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { WebSocketServer } from "ws";
import { gatherRooms } from "./socket-rooms.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  "create unlogged table plain_messages (id serial primary key, room int, text text)",
);
const insertion = {
  name: "insertion",
  text: "insert into plain_messages (room, text) values ($1, $2) returning id",
};

async function send(request: IncomingMessage): Promise<unknown> {
  const { room, message } = JSON.parse(await text(request));
  const { rows } = await pool.query(insertion, [room, message]);
  for (const each of rooms.get(`/${room}`) ?? []) each.send(message);
  return rows[0];
}

const http = createServer(async (request, response) => {
  const row = await send(request);
  response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(row));
});
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = gatherRooms(sockets);

http.listen(0, "127.0.0.1", () => {
  process.send?.({ origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
process.once("disconnect", () => process.exit(0));
