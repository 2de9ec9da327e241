import { describe, expect, it } from "vitest";
import texts from "#messages/nl/contact-us.json" with { type: "json" };
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { loadFirstTexts } from "../texts/first-texts.service.ts";

const operator = "hallo@kwispel.test";
const server = testServer({ environment: { OPERATOR_EMAIL: operator }, withPages: true });
const stored = () => server.current.platform.db.select().from(contactMessages);

const message = {
  name: "Joris de Wit",
  email: "joris@example.test",
  text: "Mijn oppas heeft de sleutel nog. Hoe krijg ik die terug?",
};
const send = (body: object, as?: string) =>
  server.current.call("POST", "/api/contact", as === undefined ? { body } : { body, as });

describe("a message to who runs the site", () => {
  it("is kept and mailed, so that an answer goes to who wrote it", async () => {
    expect((await send(message)).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ ...message, userId: null }]);
    const [mail] = await sentMails(server.current);
    expect(mail).toMatchObject({ recipient: operator, subject: "Bericht van Joris de Wit" });
    expect(mail?.text).toContain(message.text);
    expect(mail?.headers).toMatchObject({ "Reply-To": message.email });
  });

  it("is known to be theirs who were logged in", async () => {
    const user = await makeUser(server.current.platform.db);
    await send(message, await logIn(server.current.platform.db, user.id));
    expect(await stored()).toMatchObject([{ userId: user.id }]);
  });

  it("by a machine is thanked for and dropped", async () => {
    expect((await send({ ...message, homepage: "https://spam.example" })).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
    expect(await sentMails(server.current)).toEqual([]);
  });

  it("has to say something, and where the answer goes", async () => {
    const answer = await send({ name: " ", email: "joris", text: "Hoi" });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(["email", "name", "text"]);
  });

  it("can be sent without script; what was typed stays when it is refused", async () => {
    const { platform, clock } = server.current;
    await loadFirstTexts({ db: platform.db, now: clock.now() });
    const browser = plainBrowser(server);
    const carried = await browser.open("/contact", "contactUs");
    const refused = await browser.post("/contact", { ...carried, ...message, email: "joris" });
    expect(refused.statusCode).toBe(422);
    expect(shown(refused)).toContain(message.text);
    const taken = await browser.post("/contact", { ...carried, ...message });
    expect(taken.statusCode, taken.body).toBe(303);
    expect(shown(await browser.get(String(taken.headers.location)))).toContain(texts.done.heading);
    expect(await stored()).toHaveLength(1);
  });
});
