import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoAccounts } from "#demo/accounts.ts";
import { rowsOf } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { logIn } from "#tests/factories/account.ts";
import { demoServer } from "#tests/setup/demo-server.ts";

const server = demoServer();
const db = () => server.current.platform.db;

async function logInAs({ email }: { email: string }): Promise<string> {
  const found = (await db().select().from(users)).find((user) => user.email === email);
  return logIn(db(), found?.id ?? 0);
}

const roomsOf = async (as: string, query = "") =>
  (await server.current.call("GET", `/api/chatRooms${query}`, { as })).json();

describe("demo conversations", () => {
  it("fill the lists of both, with every kind of contact", async () => {
    const [tess, sanne] = [
      await roomsOf(await logInAs(demoAccounts.owner)),
      await roomsOf(await logInAs(demoAccounts.sitter)),
    ];
    expect(tess.total).toBe(5);
    expect(sanne.total).toBe(7);
    const statuses = [...tess.data, ...sanne.data].map((room) => room.acceptance_status);
    expect(new Set(statuses)).toEqual(new Set(["pending", "accepted", "declined", "closed"]));
    expect([tess.unread_messages_count, sanne.unread_messages_count]).toEqual([4, 4]);
    expect((await roomsOf(await logInAs(demoAccounts.owner), "?archived=1")).total).toBe(1);
    expect(JSON.stringify([tess, sanne])).not.toMatch(/\{\w+\}/);

    // What was written later has a later id, and the counts are those of the messages.
    const wrong = await rowsOf(
      db(),
      sql`select 'order' as what, a.id from messages a join messages b
          on a.chat_room_id = b.chat_room_id and a.id < b.id and a.created_at > b.created_at
        union all select 'unread', s.chat_room_id from chat_room_sides s
          where s.unread_messages_count <> (select count(*) from messages m
            where m.chat_room_id = s.chat_room_id and coalesce(m.sent_by, m.caused_by) <> s.side and m.read_at is null)
        union all select 'mail', s.chat_room_id from chat_room_sides s where s.remind_at is not null
        union all select 'placeholders', m.id from messages m where m.text like '%{%'`,
    );
    expect(wrong).toEqual([]);
  });

  it("have pictures, for the two of them", async () => {
    const token = await logInAs(demoAccounts.owner);
    const [room] = (await roomsOf(token)).data;
    const path = `/api/chatRooms/${room.id}/messages`;
    const { data } = (await server.current.call("GET", path, { as: token })).json();
    const { image } = data.find((message: { image?: object }) => message.image);
    const small = image.sizes[0].url;
    const look = (session?: string) =>
      server.current.call("GET", small, session ? { cookies: { session } } : {});
    expect((await look(token)).statusCode).toBe(200);
    expect((await look()).statusCode).toBe(404);
    expect((await look(await logInAs(demoAccounts.admin))).statusCode).toBe(404);
  });
});
