import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { rowsOf } from "#server/db/database.ts";
import { installation } from "#server/db/schema/installation.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { conflict } from "./problem.ts";

const note = endpoint({
  method: "POST",
  path: "/api/test/notes",
  access: "user",
  summary: "",
  idempotent: true,
  status: 201,
  body: z.object({ text: z.string() }),
  response: z.object({ id: z.string() }),
});

const server = testServer({
  extend: ({ bind }) =>
    bind(note, async ({ body, db }) => {
      const id = crypto.randomUUID();
      await db.insert(installation).values({ key: id, value: body.text });
      if (body.text === "refused") throw conflict("forbidden");
      return { id };
    }),
});

let token = "";
beforeEach(async () => {
  const { db } = server.current.platform;
  token = await logIn(db, (await makeUser(db)).id);
});

function post(text: string, key: string, as = token) {
  const headers = { "idempotency-key": key };
  return server.current.call("POST", "/api/test/notes", { as, headers, body: { text } });
}

async function countNotes(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    server.current.platform.db,
    sql`select count(*)::int as count from installation`,
  );
  return row?.count ?? -1;
}

describe("an idempotency key", () => {
  it("lets five calls at once do one thing and get one answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post("hello", "key-12345678")),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await countNotes()).toBe(1);
  });

  it("with another body is refused", async () => {
    await post("hello", "key-12345678");
    const response = await post("goodbye", "key-12345678");
    expect([response.statusCode, response.json().error]).toEqual([409, "idempotencyMismatch"]);
  });

  it("of another user is another key", async () => {
    const { db } = server.current.platform;
    const other = await logIn(db, (await makeUser(db)).id);
    await post("hello", "key-12345678");
    await post("hello", "key-12345678", other);
    expect(await countNotes()).toBe(2);
  });

  it("is free again after 24 hours", async () => {
    const first = await post("hello", "key-12345678");
    const before = server.current.clock.now();
    server.current.clock.advance(25 * 60 * 60 * 1000);
    const second = await post("other", "key-12345678");
    server.current.clock.set(before);
    expect(second.statusCode).toBe(201);
    expect(second.json().id).not.toBe(first.json().id);
  });

  it("keeps no failure: nothing is written, and the next try may succeed", async () => {
    expect((await post("refused", "key-12345678")).statusCode).toBe(409);
    expect(await countNotes()).toBe(0);
    expect((await post("hello", "key-12345678")).statusCode).toBe(201);
  });

  it("must look like one", async () => {
    expect((await post("hello", "short")).statusCode).toBe(400);
  });
});
