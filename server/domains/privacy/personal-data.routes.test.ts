import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { personalDataExports } from "#server/db/schema/privacy/personal-data-exports.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { password } from "#tests/factories/account.ts";
import { type PlantedPeople, plantPeople } from "#tests/privacy/planted-people.ts";
import { readZip } from "#tests/setup/reading/read-zip.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { makeExport } from "./make-export.service.ts";
import { forgetExpired } from "./personal-data.service.ts";

const server = testServer();
const path = "/api/user/personalData";
const day = 24 * 60 * 60 * 1000;
const db = () => server.current.platform.db;
const call = (method: string, url: string, { token: as }: { token: string }) =>
  server.current.call(method, url, { as });

let people: PlantedPeople;
beforeEach(async () => {
  server.current.clock.set(new Date(testStart));
  people = await plantPeople(server.current);
});

const job = () => testJobContext(server.current.platform);
const make = ({ userId }: { userId: number }) => makeExport(job(), { userId });
const state = async (who: { token: string }) =>
  (await call("GET", `${path}/state`, who)).json().data;

async function download(who: { token: string }): Promise<Map<string, Buffer>> {
  const answer = await call("GET", path, who);
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
}

async function exportOf(who: { userId: number; token: string }): Promise<Map<string, Buffer>> {
  expect((await call("POST", path, who)).statusCode).toBe(202);
  await make(who);
  return download(who);
}

describe("asking for one's data", () => {
  it("makes a file, says so by mail, and only its owner gets it", async () => {
    const { owner, sitter } = people;
    expect(await state(owner)).toEqual({ state: "none" });
    expect((await call("GET", path, owner)).statusCode).toBe(404);
    const asked = await call("POST", path, owner);
    expect([asked.statusCode, asked.json().data.state]).toEqual([202, "waiting"]);
    expect((await call("GET", path, owner)).statusCode).toBe(404);
    await make(owner);
    // The queue may hand out the same job twice.
    await make(owner);
    const answer = await call("GET", path, owner);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="personal_data.zip"',
      "content-length": String(answer.rawPayload.byteLength),
    });
    const { url, ...ready } = await state(owner);
    expect(ready).toMatchObject({ state: "ready", size_bytes: answer.rawPayload.byteLength });
    const byLink = (token: string) =>
      server.current.call("GET", url, { cookies: { session: token } });
    expect((await byLink(owner.token)).rawPayload).toEqual(answer.rawPayload);
    expect((await byLink(sitter.token)).statusCode).toBe(404);
    expect((await server.current.call("GET", url)).statusCode).toBe(404);
    expect((await call("GET", path, sitter)).statusCode).toBe(404);
    const mails = await sentMails(server.current);
    const told = mails.filter(({ subject }) => subject === "Je gegevens staan klaar");
    expect(told).toHaveLength(1);
  });

  it("is possible once a day", async () => {
    const { owner } = people;
    await exportOf(owner);
    server.current.clock.advance(day - 1_000);
    const again = await call("POST", path, owner);
    expect([again.statusCode, again.json().error]).toEqual([409, "personalDataAskedToday"]);
    server.current.clock.advance(1_000);
    expect((await call("POST", path, owner)).json().data.state).toBe("waiting");
    expect((await call("GET", path, owner)).statusCode).toBe(404);
  });

  it("is kept for seven days, and then thrown away", async () => {
    const { owner } = people;
    await exportOf(owner);
    const [{ key } = { key: null }] = await db().select().from(personalDataExports);
    const isStored = () => server.current.platform.storage.exists(key ?? "");
    server.current.clock.advance(7 * day - 1_000);
    await forgetExpired(job());
    expect((await call("GET", path, owner)).statusCode).toBe(200);
    server.current.clock.advance(2_000);
    expect((await call("GET", path, owner)).statusCode).toBe(404);
    expect((await state(owner)).state).toBe("expired");
    expect(await isStored()).toBe(true);
    await forgetExpired(job());
    await sweepUploads(job());
    expect(await isStored()).toBe(false);
    expect((await state(owner)).state).toBe("expired");
  });

  it("goes with the account", async () => {
    const { owner } = people;
    await exportOf(owner);
    const [{ key } = { key: null }] = await db().select().from(personalDataExports);
    const gone = await server.current.call("DELETE", "/api/user", {
      as: owner.token,
      body: { password },
    });
    expect(gone.statusCode).toBe(204);
    await sweepUploads(job());
    expect(await server.current.platform.storage.exists(key ?? "")).toBe(false);
  });

  it("says so when it can't be made, leaves nothing, and may be asked for again", async () => {
    const { owner } = people;
    await call("POST", path, owner);
    const { storage } = server.current.platform;
    const full = { ...storage, put: () => Promise.reject(new Error("the disk is full")) };
    const broken = () => makeExport({ ...job(), storage: full }, owner);
    await expect(broken()).rejects.toThrow("the disk is full");
    expect((await state(owner)).state).toBe("waiting");
    await expect(broken()).rejects.toThrow("the disk is full");
    await expect(broken()).rejects.toThrow("the disk is full");
    expect(await state(owner)).toMatchObject({ state: "failed" });
    const pending = await db().select().from(uploads).where(eq(uploads.widths, []));
    expect(pending).toEqual([]);
    expect((await exportOf(owner)).has("index.html")).toBe(true);
  });
});

describe("what is in it", () => {
  it("is all that is theirs: in words, for programs, for spreadsheets", async () => {
    const files = await exportOf(people.owner);
    const json = JSON.parse(String(files.get("personal_data.json")));
    expect(json.users[0]).toMatchObject({ email: "nooitgezien@example.test", first_name: "Tess" });
    expect(json.users[0]).not.toHaveProperty("password_hash");
    expect(JSON.stringify(json.messages)).toContain("de sleutel ligt onder");
    expect(String(files.get("lists/pets.csv"))).toContain("528140000123457");
    const page = String(files.get("index.html"));
    expect(page).toContain("Alles wat Kwispel van je bewaart");
    expect(page).toContain("Fenobarbital");
    // What is encrypted is theirs to read.
    for (const each of ["index.html", "personal_data.json", "lists/intake_sections.csv"]) {
      expect(String(files.get(each)), each).toContain("kluis-4815");
    }
  });

  it("has the pictures as they are stored", async () => {
    const { owner } = people;
    const key = "profiles/1/0123456789abcdef";
    const { storage } = server.current.platform;
    await storage.put(`${key}/320.webp`, Buffer.from("small"), { contentType: "image/webp" });
    await storage.put(`${key}/960.webp`, Buffer.from("large"), { contentType: "image/webp" });
    await db()
      .update(profileImages)
      .set({ key, widths: [320, 960] })
      .where(eq(profileImages.profileId, owner.profileId));
    const files = await exportOf(owner);
    expect(String(files.get("pictures/profile_images/1.webp"))).toBe("large");
    const json = JSON.parse(String(files.get("personal_data.json")));
    expect(json.profile_images[0].key).toBe("pictures/profile_images/1.webp");
    // The picture of their pet has no file: its row is told of, and nothing breaks.
    expect(json.pet_images).toHaveLength(1);
  });

  it("tells nothing that they may not know yet", async () => {
    const files = await exportOf(people.owner);
    const json = JSON.parse(String(files.get("personal_data.json")));
    // The sitter's review of them is not shown yet.
    expect(json.reviews).toHaveLength(1);
    const theirs = JSON.parse(String((await exportOf(people.sitter)).get("personal_data.json")));
    // Nobody has decided about the report of them.
    expect(theirs.reports).toEqual([]);
  });
});
