import { beforeEach, describe, expect, it } from "vitest";
import { certificates } from "#server/db/schema/trust/certificates.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";
import { listWithCertificate } from "./certificates.service.ts";

const server = testServer({ environment: { LIMIT_COSTLY: "1000" } });
const { storedFiles, post } = sendingTo(server);
const db = () => server.current.platform.db;
const pdf = Buffer.from(`%PDF-1.7\n${"x".repeat(100_000)}`);

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  ({ owner, sitter } = await makePair(db()));
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  for (const file of await storedFiles()) await server.current.platform.storage.remove(file);
});

const call = (method: string, path: string, as: string, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });
const send = (file: Uint8Array, as = sitter.token) =>
  post("/api/user/certificateOfConduct", [["file", file]], as);
const own = async () =>
  (await call("GET", "/api/user/certificateOfConduct", sitter.token)).json().data;
const queue = async () =>
  (await call("GET", "/api/admin/certificates?status=waiting", admin)).json().data;
const decide = (id: number, form: object) =>
  call("PUT", `/api/admin/certificates/${id}/decision`, admin, form);
const page = async () =>
  (await call("GET", `/api/sitters/${sitter.profileId}`, owner.token)).json();

describe("a certificate of conduct", () => {
  it("waits as a PDF that only admins read, is seen, and its file is erased", async () => {
    expect(await own()).toEqual({ status: "none" });
    const answer = await send(pdf);
    expect([answer.statusCode, answer.json().data.status]).toEqual([201, "waiting"]);
    const [{ id, is_pdf }] = await queue();
    expect(is_pdf).toBe(true);
    const file = await call("GET", `/api/admin/certificates/${id}/file`, admin);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect((await call("GET", `/api/admin/certificates/${id}/file`, sitter.token)).statusCode).toBe(
      404,
    );
    expect((await page()).data).not.toHaveProperty("certificate_seen_on");
    expect((await decide(id, { decision: "seen" })).statusCode).toBe(200);
    expect((await decide(id, { decision: "seen" })).json().error).toBe("alreadyDecided");
    await sweepUploads(testContext(server.current.platform));
    expect(await storedFiles()).toEqual([]);
    expect((await call("GET", `/api/admin/certificates/${id}/file`, admin)).statusCode).toBe(404);
    expect(await own()).toMatchObject({
      status: "seen",
      seen_on: "2026-11-15",
      valid_until: "2028-11-15",
    });
    expect((await page()).data.certificate_seen_on).toBe("2026-11-15");
    const [mail] = await sentMails(server.current);
    expect(mail?.subject).toBe("We hebben je VOG gezien");
  });

  it("may be a picture, which nobody but an admin looks at", async () => {
    expect((await send(await makePicture())).statusCode).toBe(201);
    const [{ picture }] = await queue();
    expect((await call("GET", picture.url, admin)).statusCode).toBe(200);
    for (const { token } of [owner, sitter]) {
      expect((await call("GET", picture.url, token)).statusCode).toBe(404);
    }
    expect(await storedFiles()).toHaveLength(picture.sizes.length);
  });

  it("takes the place of one that waits, and goes with the account", async () => {
    await send(pdf);
    await send(await makePicture());
    expect(await queue()).toHaveLength(1);
    await sweepUploads(testContext(server.current.platform));
    expect((await storedFiles()).filter((file) => file.endsWith(".pdf"))).toEqual([]);
    await call("DELETE", "/api/user", sitter.token, { password });
    await sweepUploads(testContext(server.current.platform));
    expect([await storedFiles(), await db().$count(certificates)]).toEqual([[], 0]);
  });

  it("is refused with a reason that the sitter reads", async () => {
    await send(pdf);
    const [{ id }] = await queue();
    const empty = await decide(id, { decision: "refused" });
    expect(Object.keys(empty.json().errors)).toEqual(["reason"]);
    await decide(id, { decision: "refused", reason: "Deze is van iemand anders." });
    expect(await own()).toMatchObject({ status: "refused", reason: "Deze is van iemand anders." });
    const [mail] = await sentMails(server.current);
    expect(mail?.text).toContain("Deze is van iemand anders.");
  });

  it("counts for two years", async () => {
    await send(pdf);
    const [{ id }] = await queue();
    await decide(id, { decision: "seen" });
    const { profileId } = sitter;
    const seen = async (at: string) => {
      const ctx = { ...testContext(server.current.platform), now: new Date(at) };
      return (await listWithCertificate(ctx, [profileId])).has(profileId);
    };
    expect(await seen("2028-11-15T09:29:59Z")).toBe(true);
    expect(await seen("2028-11-15T09:30:01Z")).toBe(false);
  });

  it("is nothing else, not too large, and a sitter's", async () => {
    const answers = [await send(Buffer.from("<html></html>")), await send(Buffer.alloc(0))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers[0]?.json().errors.file).toEqual([
      "Kies een foto (jpg, png of webp) of een pdf van je VOG.",
    ]);
    expect((await send(Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]))).statusCode).toBe(413);
    expect((await send(pdf, owner.token)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual([]);
  });
});
