import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import { mails } from "#server/db/schema/mail.ts";
import { registerMailbox } from "#server/platform/mail/mailbox.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ extend: ({ db }, app) => registerMailbox(app, db) });

const open = (query: string) => server.current.call("GET", urls.mailbox() + query);

async function insert(rows: readonly Partial<typeof mails.$inferInsert>[]) {
  await server.current.platform.db.insert(mails).values(
    rows.map((row, nr) => ({
      key: `${nr}`,
      recipient: "tess@example.test",
      html: "<p>Dag</p>",
      text: "Dag",
      ...row,
    })),
  );
}

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

type From = { address?: string; headers?: Record<string, string> };

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

  it("finds mails by words, wherever they stand, and by whom they went to", async () => {
    await insert([
      { subject: "Je boeking met Tess", text: "Tot 100% zeker", recipient: "noor@example.test" },
      {
        subject: "Nieuw bericht",
        text: "Van Tess_1 over de boeking",
        recipient: "noor@example.test",
      },
      { subject: "Je wachtwoord", text: "Kies een nieuw", recipient: "bram+1@example.test" },
    ]);
    const found = async (query: Record<string, string>) => {
      const page = await open(`?${new URLSearchParams(query)}`);
      return [...page.body.matchAll(/<li><a [^>]*><strong>(.*?)</g)].map(([, subject]) => subject);
    };
    expect(await found({})).toEqual(["Je wachtwoord", "Nieuw bericht", "Je boeking met Tess"]);
    expect(await found({ q: " boeking  TESS " })).toEqual(["Nieuw bericht", "Je boeking met Tess"]);
    expect(await found({ q: "boeking wachtwoord" })).toEqual([]);
    expect(await found({ q: "0%" })).toEqual(["Je boeking met Tess"]);
    expect(await found({ q: "s_1" })).toEqual(["Nieuw bericht"]);
    expect(await found({ to: "bram+1@example.test" })).toEqual(["Je wachtwoord"]);
    expect(await found({ to: "noor", q: "zeker" })).toEqual(["Je boeking met Tess"]);
    const none = await open("?q=hond");
    expect(none.body).toContain("No mail has that.");
  });

  it("keeps what was looked for, and lists whom mails went to", async () => {
    await insert([{ subject: "Dag", recipient: "noor@example.test" }]);
    const { body } = await open("?q=%22%3E%3Cb%3E&to=noor");
    expect(body).toContain('value="&#34;&#62;&#60;b&#62;"');
    expect(body).not.toContain("<b>");
    expect(body).toContain('<option value="noor@example.test">1</option>');
    const found = await open("?q=dag&to=noor");
    expect(found.body).toMatch(/<li><a href="\/dev\/mailbox\?q=dag&#38;to=noor&#38;mail=\d+"/);
  });

  it("has the text and the headers beside the HTML", async () => {
    const headers = { "List-Unsubscribe": "<https://kwispel.test/u?a=1>" };
    await insert([{ subject: "Dag", text: "Regel <een>\nRegel twee", headers }]);
    const text = await open("?part=text");
    expect(text.body).toContain("<pre>Regel &#60;een&#62;\nRegel twee</pre>");
    expect(text.body).not.toContain("<iframe");
    const head = await open("?part=headers");
    expect(head.body).toContain(
      "<dt>List-Unsubscribe</dt><dd>&#60;https://kwispel.test/u?a=1&#62;</dd>",
    );
    expect(head.body).toContain("<dt>State</dt><dd>Waits to be sent</dd>");
    expect((await open("?part=other")).body).toContain("<iframe");
  });

  it("says how many there are when it shows only some", async () => {
    await insert(Array.from({ length: 101 }, (_, nr) => ({ subject: `Mail ${nr}` })));
    const { body } = await open("");
    expect(body).toContain("The newest 100 of 101 mails");
    expect(body.match(/<li>/g)).toHaveLength(100);
  });

  it.each(["q=%00", "q=a&q=b"])("takes %s for nothing", async (query) => {
    await makeMail("Nieuwste");
    const page = await open(`?${query}`);
    expect([page.statusCode, page.body.includes("Nieuwste")]).toEqual([200, true]);
  });

  it("has the files that came with a mail, as they are", async () => {
    const bytes = Buffer.from([37, 80, 68, 70, 0, 255]);
    const [mail] = await server.current.platform.db
      .insert(mails)
      .values({
        key: "files",
        recipient: "tess@example.test",
        html: "<p>Hallo</p>",
        attachments: [
          { fileName: "a.ics", contentType: "text/calendar", content: "BEGIN" },
          {
            fileName: "b.pdf",
            contentType: "application/pdf",
            encoding: "base64",
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
    ...[
      ["x-forwarded-host", "kwispel.test"],
      ["x-forwarded-proto", "https"],
      ["x-real-ip", "192.0.2.7"],
      ["x-client-ip", "192.0.2.7"],
      ["x-cluster-client-ip", "192.0.2.7"],
      ["true-client-ip", "192.0.2.7"],
      ["fastly-client-ip", "192.0.2.7"],
      ["cf-connecting-ip", "192.0.2.7"],
      ["x-original-url", "/dev/mailbox"],
      ["x-envoy-external-address", "192.0.2.7"],
      ["x-amzn-trace-id", "Root=1-67891233-abcdef012345678912345678"],
      ["via", "1.1 proxy"],
      ["cdn-loop", "somebody"],
    ].map(([name = "", value = ""]): [string, From] => [
      `behind a proxy that says so by ${name} alone`,
      { headers: { [name]: value } },
    ]),
  ] satisfies [string, From][])("is not there for %s", async (_case, from) => {
    await makeMail("Geheim");
    const response = await server.current.call("GET", urls.mailbox(), from);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("Geheim");
  });
});
