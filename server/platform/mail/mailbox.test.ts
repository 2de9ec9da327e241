import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import { mails } from "#server/db/schema/mail.ts";
import { registerMailbox } from "#server/platform/mail/mailbox.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ extend: ({ db }, app) => registerMailbox(app, db) });

async function makeMail(subject: string) {
  const [mail] = await server.current.platform.db
    .insert(mails)
    .values({
      key: subject,
      recipient: "tess@example.test",
      subject,
      html: "<p>Hallo</p><script>alert(1)</script>",
      text: "Hallo",
    })
    .returning();
  return mail;
}

describe("the local mailbox", () => {
  it("shows mails, the newest opened, with nothing that runs", async () => {
    await makeMail("Eerste");
    const mail = await makeMail("<b>Tweede</b>");
    const page = await server.current.call("GET", urls.mailbox());
    expect(page.body).toContain("Eerste");
    expect(page.body).toContain("&#60;b&#62;Tweede");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");

    const frame = await server.current.call("GET", `${urls.mailbox()}/${mail?.id}/html`);
    expect(frame.body).toContain("Hallo");
    expect(frame.headers["content-security-policy"]).toContain("sandbox");
  });

  it("has the files that came with a mail, as they are", async () => {
    const bytes = Buffer.from([37, 80, 68, 70, 0, 255]);
    const [mail] = await server.current.platform.db
      .insert(mails)
      .values({
        ...{ key: "files", recipient: "tess@example.test", html: "<p>Hallo</p>" },
        attachments: [
          { fileName: "a.ics", contentType: "text/calendar", content: "BEGIN" },
          {
            ...{ fileName: "b.pdf", contentType: "application/pdf", encoding: "base64" },
            content: bytes.toString("base64"),
          },
        ],
      })
      .returning();
    const file = (nr: number) =>
      server.current.call("GET", `${urls.mailbox()}/${mail?.id}/attachments/${nr}`);
    expect((await file(0)).body).toBe("BEGIN");
    expect((await file(1)).rawPayload).toEqual(bytes);
    expect((await file(2)).statusCode).toBe(404);
  });

  it.each(["1.5", "x", "0", "99999999999999", "%00", "1&mail=2"])(
    "opens the newest when asked for mail %s, which there can't be",
    async (mail) => {
      await makeMail("Nieuwste");
      const page = await server.current.call("GET", `${urls.mailbox()}?mail=${mail}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("<h2>Nieuwste</h2>");
    },
  );

  it.each(["1.5", "99999999999999", "%00"])("has no mail %s", async (mail) => {
    const frame = await server.current.call("GET", `${urls.mailbox()}/${mail}/html`);
    expect(frame.statusCode).toBe(404);
  });

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("is there at %s", async (host) => {
    const response = await server.current.call("GET", urls.mailbox(), { headers: { host } });
    expect(response.statusCode).toBe(200);
  });

  it("says so when there are none", async () => {
    expect((await server.current.call("GET", urls.mailbox())).body).toContain("No mails yet.");
  });

  it.each([
    ["another machine", { address: "192.0.2.7" }],
    ["a page elsewhere that goes by another name", { headers: { host: "evil.example:3000" } }],
    ["a name that begins like ours", { headers: { host: "localhost.evil.example" } }],
    ["behind another proxy", { headers: { forwarded: "for=192.0.2.7" } }],
    ["behind a proxy on this machine", { headers: { "x-forwarded-for": "192.0.2.7" } }],
  ])("is not there for %s", async (_case, from) => {
    await makeMail("Geheim");
    const response = await server.current.call("GET", urls.mailbox(), from);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("Geheim");
  });
});
