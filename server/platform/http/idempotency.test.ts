import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { hourMs } from "#contract/shared/durations.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { pathId } from "#contract/shared/ids.ts";
import { rowsOf } from "#server/db/database.ts";
import { installation } from "#server/db/schema/installation.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { conflict } from "./problem.ts";

const note = endpoint({
  method: "POST",
  path: "/api/test/notes",
  access: "user",
  summary: "",
  status: 201,
  body: z.object({ text: z.string() }),
  response: z.object({ id: z.string() }),
});

const picture = endpoint({
  ...note,
  path: "/api/test/pictures",
  multipart: { image: { maxFiles: 1 } },
});

const petNote = endpoint({
  ...note,
  path: "/api/test/pets/{petId}/notes",
  params: z.object({ petId: pathId }),
});

const pin = endpoint({
  ...note,
  method: "PUT",
  path: "/api/test/pins",
  idempotent: false,
  repeatable: false,
});
const repeatablePin = endpoint({ ...pin, path: "/api/test/repeatablePins", repeatable: true });

/** How often the database ends the next transactions, and how often they were tried. */
const brokenOff = { times: 0, code: "40P01", tried: 0 };

/** What the two steps of `picture` have done, in order. */
const work: string[] = [];

const server = testServer({
  extend: ({ bind }) => {
    bind(note, async ({ body, db }) => {
      const id = crypto.randomUUID();
      await db.insert(installation).values({ key: id, value: body.text });
      if (body.text === "refused") throw conflict("forbidden");
      return { id };
    });
    for (const each of [pin, repeatablePin]) {
      bind(each, {
        prepare: async () => void work.push("prepare"),
        run: async ({ db, body }) => {
          brokenOff.tried += 1;
          await db.insert(installation).values({ key: body.text, value: "" });
          if (brokenOff.tried <= brokenOff.times) {
            throw Object.assign(new Error("ended"), { code: brokenOff.code });
          }
          return { id: body.text };
        },
        discard: async () => void work.push("discard"),
      });
    }
    bind(petNote, async () => ({ id: crypto.randomUUID() }));
    bind(picture, {
      prepare: async ({ body, db }) => {
        const file = `file ${work.length}`;
        if (body.text === "broken") throw conflict("forbidden");
        if (body.text === "only one" && work.length > 0) throw conflict("forbidden");
        // Would wait for ever within a transaction on the embedded database's one connection.
        await server.current.platform.db.$count(installation);
        await db.$count(installation);
        work.push(`keep ${file}`);
        return file;
      },
      run: async ({ body }, file) => {
        if (body.text === "refused") throw conflict("forbidden");
        work.push(`use ${file}`);
        return { id: file };
      },
      discard: async (file) => {
        work.push(`discard ${file}`);
        throw new Error("the storage is away");
      },
    });
  },
});

let token = "";
beforeEach(async () => {
  work.length = 0;
  const { db } = server.current.platform;
  token = await logIn(db, (await makeUser(db)).id);
});

function post(text: string, key: string, as = token, path: string = note.path) {
  const headers = { "idempotency-key": key };
  return server.current.call("POST", path, { as, headers, body: { text } });
}

const postPicture = (text: string, key = "key-12345678") => post(text, key, token, picture.path);

async function countNotes(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    server.current.platform.db,
    sql`select count(*)::int as count from installation`,
  );
  return row?.count ?? -1;
}

describe("a transaction that the database ends for another one's sake", () => {
  const put = (path: string) =>
    server.current.call("PUT", path, { as: token, body: { text: "Moos" } });
  beforeEach(() => Object.assign(brokenOff, { times: 0, code: "40P01", tried: 0 }));

  it.each(["40P01", "40001"])("is done once more after %s, by what was prepared", async (code) => {
    Object.assign(brokenOff, { times: 1, code });
    const answer = await put(repeatablePin.path);
    expect([answer.statusCode, brokenOff.tried]).toEqual([201, 2]);
    expect(await countNotes()).toBe(1);
    expect(work).toEqual(["prepare"]);
  });

  it("is not tried a third time: the visitor is asked to come back, and nothing is left", async () => {
    brokenOff.times = 2;
    const answer = await put(repeatablePin.path);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(brokenOff.tried).toBe(2);
    expect(await countNotes()).toBe(0);
    expect(work).toEqual(["prepare", "discard"]);
  });

  it("is done once where the endpoint doesn't say that it may be done again", async () => {
    brokenOff.times = 1;
    expect((await put(pin.path)).statusCode).toBe(503);
    expect(brokenOff.tried).toBe(1);
  });

  it("is done once when it failed by something else", async () => {
    Object.assign(brokenOff, { times: 1, code: "23502" });
    expect((await put(repeatablePin.path)).statusCode).toBe(500);
    expect(brokenOff.tried).toBe(1);
  });
});

describe("an idempotency key", () => {
  it.each([
    ["with a slash at the end", "/api/test/notes/"],
    ["with a query", "/api/test/notes?again=1"],
    ["with a letter encoded", "/api/test/%6eotes"],
  ])("means the same call when its address is written %s", async (_case, path) => {
    const first = await post("Moos", "key-12345678");
    const again = await post("Moos", "key-12345678", token, path);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  it("means another call when its path names another thing", async () => {
    const first = await post("Moos", "key-12345678", token, "/api/test/pets/1/notes");
    const other = await post("Moos", "key-12345678", token, "/api/test/pets/2/notes");
    const again = await post("Moos", "key-12345678", token, "/api/test/pets/1/notes/");
    expect(other.json()).not.toEqual(first.json());
    expect(again.json()).toEqual(first.json());
  });

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
    server.current.clock.advance(25 * hourMs);
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

describe("an action in two steps", () => {
  it("prepares before it runs, and keeps both for its answer", async () => {
    expect((await postPicture("hello")).json()).toEqual({ id: "file 0" });
    expect(work).toEqual(["keep file 0", "use file 0"]);
  });

  it("throws away what it prepared when the answer is there already", async () => {
    const first = await postPicture("hello");
    expect((await postPicture("hello")).body).toBe(first.body);
    expect((await postPicture("other")).statusCode).toBe(409);
    expect(work.filter((line) => line.startsWith("use"))).toEqual(["use file 0"]);
    expect(work.filter((line) => line.startsWith("discard"))).toHaveLength(2);
  });

  it("repeats its answer though what it did would keep it from being done again", async () => {
    const first = await postPicture("only one");
    expect((await postPicture("only one")).body).toBe(first.body);
    expect((await postPicture("only one", "key-of-another")).statusCode).toBe(409);
    expect(work).toEqual(["keep file 0", "use file 0"]);
  });

  it("prepares no files at all when the answer is there already", async () => {
    const send = async () => {
      const form = await multipart([
        ["text", "hello"],
        ["image", Buffer.from("a picture")],
      ]);
      const headers = { ...form.headers, "idempotency-key": "key-12345678" };
      return server.current.call("POST", picture.path, { as: token, headers, body: form.body });
    };
    const first = await send();
    expect(first.statusCode).toBe(201);
    // Each form has a boundary of its own; what counts is what is in it.
    expect((await send()).body).toBe(first.body);
    expect(work).toEqual(["keep file 0", "use file 0"]);
  });

  it("called five times at once, throws away what the four others prepared", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => postPicture("hello")));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const count = (what: string) => work.filter((line) => line.startsWith(what)).length;
    expect(count("use")).toBe(1);
    expect(count("discard")).toBe(count("keep") - 1);
  });

  it.each(["key-12345678", ""])(
    "that is refused throws away what it prepared (key %j)",
    async (key) => {
      const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
      const body = { text: "refused" };
      const answer = await server.current.call("POST", picture.path, { as: token, headers, body });
      expect(answer.statusCode).toBe(409);
      expect(work).toEqual(["keep file 0", "discard file 0"]);
    },
  );

  it("whose first step is refused has nothing to throw away", async () => {
    expect((await postPicture("broken")).statusCode).toBe(409);
    expect(work).toEqual([]);
  });
});
