import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDkim } from "#tests/setup/stand-ins/check-dkim.ts";
import { MailNotSent, type MailTransport, type OutgoingMail } from "./mail.ts";
import { createSmtpTransport, messageIdOf, needsTls, type SmtpOptions } from "./smtp-transport.ts";

type Received = { from: string; to: string[]; source: string };

const password = "p@ss/word:1";
const mail: OutgoingMail = {
  key: "booking-12-accepted",
  to: "sanne@kwispel.test",
  subject: "Jóuw boeking is bevestigd – tot zo",
  html: "<p>Tot zo</p>",
  text: "Tot zo",
};

describe("createSmtpTransport", () => {
  let server: SMTPServer;
  let port: number;
  let received: Received[];
  let failures: number[];
  const opened: MailTransport[] = [];

  beforeEach(async () => {
    received = [];
    failures = [];
    server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      onAuth({ username, password: given }, _session, done) {
        if (username === "kwispel" && given === password) done(null, { user: username });
        else done(new Error("Invalid login"));
      },
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith("unknown@")) return done();
        done(Object.assign(new Error("No such user"), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        text(stream).then((source) => {
          const failure = failures.shift();
          if (failure) {
            return done(Object.assign(new Error("Try again later"), { responseCode: failure }));
          }
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            source,
          });
          done();
        }, done);
      },
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
    port = (server.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const transport of opened.splice(0)) await transport.close();
    await new Promise<void>((done) => server.close(() => done()));
  });

  function open(changes: Partial<SmtpOptions> = {}): MailTransport {
    const transport = createSmtpTransport({
      url: `smtp://kwispel:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      from: "Kwispel <hallo@kwispel.test>",
      ...changes,
    });
    opened.push(transport);
    return transport;
  }

  async function failureOf(sending: Promise<void>): Promise<MailNotSent> {
    const error = await sending.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MailNotSent);
    return error as MailNotSent;
  }

  it("delivers both bodies, the subject and the headers", async () => {
    await open().send({
      ...mail,
      headers: {
        "List-Unsubscribe": "<https://kwispel.test/unsubscribeMail>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(received).toHaveLength(1);
    const [{ from, to, source } = { from: "", to: [], source: "" }] = received;
    expect({ from, to }).toEqual({ from: "hallo@kwispel.test", to: ["sanne@kwispel.test"] });
    expect(source).toMatch(/^From: Kwispel <hallo@kwispel\.test>\r$/m);
    expect(source).toMatch(/^To: sanne@kwispel\.test\r$/m);
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/kwispel\.test\/unsubscribeMail>\r$/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Tot zo/);
    expect(source).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<p>Tot zo<\/p>/);
  });

  it("delivers a file byte for byte, whether it is text or not", async () => {
    const bytes = Buffer.from([37, 80, 68, 70, 0, 255, 13, 10, 254]);
    const pdf = { fileName: "factuur.pdf", contentType: "application/pdf" };
    const text = { fileName: "kwispel.ics", contentType: "text/calendar", content: "BEGIN" };
    const content = bytes.toString("base64");
    await open().send({ ...mail, attachments: [{ ...pdf, content, encoding: "base64" }, text] });
    const source = received[0]?.source ?? "";
    expect(source).toMatch(/Content-Type: application\/pdf; name=factuur\.pdf/);
    expect(source).toMatch(new RegExp(`\\r\n\\r\n${content.replaceAll("+", "\\+")}\\r\n`));
    expect(source).toMatch(/filename=kwispel\.ics[\s\S]*(BEGIN|QkVHSU4=)/);
  });

  it("signs what it sends, the way out of the list too, so that a receiver can check it", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const dkim = { domain: "kwispel.test", selector: "mail1", privateKey: pem };
    const headers = {
      "List-Unsubscribe": "<https://kwispel.test/unsubscribeMail>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    await open({ dkim }).send({ ...mail, headers });
    const source = received[0]?.source ?? "";
    expect(checkDkim(source, publicKey)).toMatchObject({ d: "kwispel.test", s: "mail1" });
    expect(checkDkim(source, publicKey)?.h.split(":")).toEqual(
      expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post"]),
    );
    const elsewhere = source.replace("kwispel.test/unsubscribeMail", "evil.test/x");
    expect(checkDkim(elsewhere, publicKey)).toBeNull();
    expect(checkDkim(source.replace("Tot zo", "Tot nooit"), publicKey)).toBeNull();
    await open().send(mail);
    expect(received[1]?.source).not.toContain("DKIM-Signature");
  });

  it("gives a repeated mail the same Message-ID, and another mail another", async () => {
    const transport = open();
    await transport.send(mail);
    await transport.send(mail);
    await transport.send({ ...mail, key: "booking-13-accepted" });
    const ids = received.map(({ source }) => /^Message-ID: (.+)\r$/im.exec(source)?.[1]);
    expect(ids[0]).toBe(messageIdOf(mail.key, "kwispel.test"));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("calls a 451 a passing failure, sends nothing by itself, and succeeds later", async () => {
    const transport = open();
    failures.push(451);
    expect((await failureOf(transport.send(mail))).permanent).toBe(false);
    expect(received).toEqual([]);
    await transport.send(mail);
    expect(received).toHaveLength(1);
  });

  it("calls a refused receiver permanent, without naming it", async () => {
    const error = await failureOf(open().send({ ...mail, to: "unknown@kwispel.test" }));
    expect(error.permanent).toBe(true);
    expect(error.message).toBe("SMTP: 550");
  });

  it("calls wrong credentials ours to mend, not the mail's fault", async () => {
    const transport = open({ url: `smtp://kwispel:guess@127.0.0.1:${port}` });
    expect((await failureOf(transport.send(mail))).permanent).toBe(false);
    expect(received).toEqual([]);
  });

  it("calls a server that is not there a passing failure", async () => {
    const transport = open();
    await new Promise<void>((done) => server.close(() => done()));
    expect((await failureOf(transport.send(mail))).permanent).toBe(false);
  });

  it.each([
    "a@kwispel.test, b@kwispel.test",
    "a@kwispel.test\r\nBcc: b@kwispel.test",
    "Sanne <a@kwispel.test>",
    "group: a@kwispel.test;",
    "sanne",
    "",
  ])("refuses %j as a receiver", async (to) => {
    expect((await failureOf(open().send({ ...mail, to }))).permanent).toBe(true);
    expect(received).toEqual([]);
  });

  it("lets no line break in a subject become a header", async () => {
    await open().send({ ...mail, subject: "Hoi\r\nBcc: b@kwispel.test" });
    expect(received[0]?.to).toEqual(["sanne@kwispel.test"]);
    expect(received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it("refuses a sender without a domain at once", () => {
    expect(() => open({ from: "Kwispel" })).toThrow(TypeError);
  });
});

describe("needsTls", () => {
  it.each([
    ["smtp://user:word@mail.example.nl:587", true],
    ["smtps://user:word@mail.example.nl", true],
    ["smtp://mail.example.nl:25", false],
    ["smtp://user:word@127.0.0.1:2525", false],
    ["smtp://user:word@[::1]:2525", false],
    ["smtp://user:word@localhost", false],
  ])("%s: %s", (url, expected) => {
    expect(needsTls(url)).toBe(expected);
  });
});
