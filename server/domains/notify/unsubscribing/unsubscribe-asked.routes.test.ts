import { describe, expect, it } from "vitest";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ environment: { LIMIT_AUTH: "3" } });

const ask = (email: string, address = "192.0.2.1") =>
  server.current.call("POST", "/api/unsubscribe", { body: { email }, address });

describe("asking to be unsubscribed without a link", () => {
  it.each(["nl", "en"] as const)("mails one to whoever has the address, in %s", async (locale) => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { profileType: "pet_owner", preferredLocale: locale });
    const as = await logIn(db, user.id);
    const wants = async () =>
      (await server.current.call("GET", "/api/user/notificationPreferences", { as })).json().data
        .messages.email;
    for (const email of [user.email, "nobody@example.test"]) {
      const answer = await ask(email, `192.0.2.${locale === "nl" ? 10 : 11}`);
      expect([answer.statusCode, answer.json()]).toEqual([202, { is_done: false }]);
    }
    const mails = await sentMails(server.current);
    expect(mails.map(({ recipient }) => recipient)).toEqual([user.email, "nobody@example.test"]);
    expect(await wants()).toBe(true);
    const mail = mails[0];
    expect(mail?.html).toContain(`lang="${locale}"`);
    const link = new URL(/\S+unsubscribeMail\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const body = Object.fromEntries(link.searchParams);
    const done = await server.current.call("POST", "/api/unsubscribe", { body });
    expect([done.statusCode, done.json()]).toEqual([202, { is_done: true }]);
    expect(await wants()).toBe(false);
  });

  it("mails once a day, however often it is asked", async () => {
    await ask("noor@example.test", "192.0.2.2");
    await ask("Noor@example.test", "192.0.2.3");
    expect(await sentMails(server.current)).toHaveLength(1);
  });

  it("is refused after a few from the same place, where mail programs are not", async () => {
    const answers: number[] = [];
    for (let nr = 0; nr < 4; nr += 1) {
      answers.push((await ask(`a${nr}@example.test`, "192.0.2.4")).statusCode);
    }
    expect(answers).toEqual([202, 202, 202, 429]);
    const body = { email: "a@example.test", s: "x" };
    const signed = { body, address: "192.0.2.4" };
    const { statusCode } = await server.current.call("POST", "/api/unsubscribe", signed);
    expect(statusCode).toBe(404);
  });
});
