import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const download = (as: string) => server.current.call("GET", "/api/user/poster", { as });

describe("the poster", () => {
  it("is one sheet of A4, also without a picture in storage and with letters from elsewhere", async () => {
    const { db } = server.current.platform;
    const { user } = await makeSitter(db, { user: { firstName: "Şahinoğlu-Wójcik" } });
    const answer = await download(await logIn(db, user.id));
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain("kwispel-poster.pdf");
    const poster = await PDFDocument.load(new Uint8Array(answer.rawPayload));
    expect(poster.getPageCount()).toBe(1);
    const { width, height } = poster.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(poster.getTitle()).toContain("Şahinoğlu-Wójcik");
  });

  it("is not there for who has no sitter profile", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { profileType: "pet_owner" });
    expect((await download(await logIn(db, user.id))).statusCode).toBe(404);
  });
});
