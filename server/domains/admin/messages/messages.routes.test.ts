import { beforeEach, describe, expect, it } from "vitest";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;
let admin: string;
beforeEach(async () => {
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: admin, ...(body ? { body } : {}) });

async function write(name: string): Promise<number> {
  const text = "Mijn oppas heeft de sleutel nog. Hoe krijg ik die terug?";
  const [row] = await db()
    .insert(contactMessages)
    .values({ name, email: `${name.toLowerCase()}@example.test`, text })
    .returning({ id: contactMessages.id });
  return row?.id ?? 0;
}

const names = async (query = "") => {
  const { data } = (await call("GET", `/api/admin/messages${query}`)).json();
  return (data as { name: string }[]).map(({ name }) => name);
};

describe("messages to us", () => {
  it("are a queue: what waits longest first, what is done at the end", async () => {
    const first = await write("Joris");
    await write("Tess");
    expect(await names()).toEqual(["Joris", "Tess"]);
    await call("PUT", `/api/admin/messages/${first}/done`, {});
    await write("Noor");
    expect(await names()).toEqual(["Tess", "Noor", "Joris"]);
    expect(await names("?open=1")).toEqual(["Tess", "Noor"]);
    expect(await names("?open=0")).toEqual(["Joris"]);
    expect(await names("?q=NOOR")).toEqual(["Noor"]);
  });

  it("are done with a note, and opened again; that is written down without the note", async () => {
    const id = await write("Joris");
    const note = "Gebeld: de sleutel ligt bij de buren.";
    const done = await call("PUT", `/api/admin/messages/${id}/done`, { note });
    expect(done.json().data).toMatchObject({ id, note, done_at: expect.any(String) });
    const open = await call("DELETE", `/api/admin/messages/${id}/done`);
    expect(open.json().data.done_at).toBeUndefined();
    expect(open.json().data.note).toBe(note);
    const written = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(written).toMatchObject([
      { action: "message.done", subjectId: id, before: { isDone: false } },
      { action: "message.reopen", subjectId: id, before: { isDone: true } },
    ]);
    expect(JSON.stringify(written)).not.toContain("sleutel");
  });

  it("that are not there are not found", async () => {
    expect((await call("GET", "/api/admin/messages/99")).statusCode).toBe(404);
    expect((await call("PUT", "/api/admin/messages/99/done", {})).statusCode).toBe(404);
  });
});
