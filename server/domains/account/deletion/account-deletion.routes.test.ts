import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { tablesHolding } from "#tests/setup/personal-values.ts";
import { confirmLink, mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { startSmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { userDeleted } from "../account.events.ts";

const smtp = await startSmtpReceiver();
afterAll(() => smtp.close());

/** What a later domain would do: erase its own in the same transaction, or refuse. */
let onDelete: (userId: number) => Promise<void> = async () => {};
const server = testServer({
  withWorkers: true,
  environment: { SMTP_URL: smtp.url, MAIL_FROM: "Kwispel <hallo@kwispel.test>" },
  extend: ({ outbox }) => outbox.onPublish(userDeleted, ({ userId }) => onDelete(userId)),
});

// Ids begin anew with every test: a job of an earlier one would take a later one's mail for its own.
const forgetJobs = () => server.current.platform.database.executeSql("truncate pgboss.job");
beforeEach(forgetJobs);

const db = () => server.current.platform.db;
const remove = (as: string, body: object) =>
  server.current.call("DELETE", "/api/user", { as, body });
const askCode = (as: string) => server.current.call("POST", "/api/user/deletionCode", { as });
const isThere = async (id: number) =>
  (await db().select().from(users).where(eq(users.id, id))).length === 1;

async function someone(input: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db(), input);
  return { user, as: await logIn(db(), user.id) };
}

async function mailedCode(): Promise<string> {
  const mail = (await sentMails(server.current)).at(-1);
  return /^(\d{6}) is je code$/.exec(mail?.subject ?? "")?.[1] ?? "";
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("deleting the account", () => {
  it("by password ends every session and takes the account away", async () => {
    const { user, as } = await someone({ profileType: "pet_owner" });
    const elsewhere = await logIn(db(), user.id, "Safari, iPhone");
    const response = await remove(as, { password });
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: "session", value: "" }),
    );
    for (const token of [as, elsewhere]) {
      expect((await server.current.call("GET", "/api/user", { as: token })).statusCode).toBe(401);
    }
    expect(await isThere(user.id)).toBe(false);
  });

  it("by code works for an account without a password, and once", async () => {
    const { user, as } = await someone({ passwordHash: null });
    expect((await askCode(as)).json()).toEqual({ sent: true });
    const code = await mailedCode();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await remove(as, { code: spaced })).statusCode).toBe(204);
    expect(await isThere(user.id)).toBe(false);
  });

  it("twice at the same moment happens once", async () => {
    const { as } = await someone();
    const answers = await Promise.all([remove(as, { password }), remove(as, { password })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  });

  it.each([
    ["nothing", {}, 422, "validation"],
    ["a wrong password", { password: "niet deze hoor" }, 422, "invalidCredentials"],
    ["a code that nobody asked for", { code: "123456" }, 410, "tokenExpired"],
    ["a code that can't be one", { code: "12345" }, 422, "validation"],
  ])("is refused with %s", async (_case, proof, status, error) => {
    const { user, as } = await someone();
    const response = await remove(as, proof);
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
    expect(await isThere(user.id)).toBe(true);
  });

  it("is refused with any password where there is none", async () => {
    const { as } = await someone({ passwordHash: null });
    expect((await remove(as, { password: "x" })).json().error).toBe("invalidCredentials");
  });

  it("is refused with another's code", async () => {
    const { as } = await someone();
    const stranger = await someone();
    await askCode(stranger.as);
    expect((await remove(as, { code: await mailedCode() })).statusCode).toBe(410);
  });

  it("gives a code five tries, and then even the right one is of no use", async () => {
    const { as } = await someone();
    await askCode(as);
    const code = await mailedCode();
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await remove(as, { code: other(code) })).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect((await remove(as, { code })).statusCode).toBe(429);
    const before = server.current.clock.now();
    server.current.clock.advance(61_000);
    const after = await remove(as, { code });
    server.current.clock.set(before);
    expect([after.statusCode, after.json().error]).toEqual([410, "tokenExpired"]);
  });

  it.each([
    ["after a quarter of an hour", async () => server.current.clock.advance(15 * 60_000)],
    ["after another was sent", async (as: string) => void (await askCode(as))],
  ])("takes no code %s", async (_case, pass) => {
    const { as } = await someone();
    await askCode(as);
    const code = await mailedCode();
    const before = server.current.clock.now();
    await pass(as);
    const response = await remove(as, { code });
    server.current.clock.set(before);
    // The second code may, once in a million, be the same as the first.
    expect(response.statusCode === 410 || response.json().errors?.code).toBeTruthy();
  });

  it("happens not at all when another domain can't follow", async () => {
    const { user, as } = await someone();
    onDelete = async () => {
      throw new Error("no");
    };
    const response = await remove(as, { password });
    onDelete = async () => {};
    expect(response.statusCode).toBe(500);
    expect((await server.current.call("GET", "/api/user", { as })).json().id).toBe(user.id);
  });
});

it("leaves nothing personal anywhere, and a last mail arrives", { timeout: 60_000 }, async () => {
  const email = "vertrekt@example.test";
  const earlier = "vroeger@example.test";
  const wished = "gewenst@example.test";
  const personal = { firstName: "Zebedea", lastName: "Quaadvliegh", phone: "+31687654321" };
  const user = await makeUser(db(), {
    ...personal,
    email: earlier,
    birthOn: "1987-06-05",
    gender: "FEMALE",
    emailVerifiedAt: null,
    profileType: "pet_sitter",
  });
  const neighbour = await someone({ email: "blijft@example.test", firstName: "Blijver" });
  const values = [email, earlier, wished, ...Object.values(personal), "1987-06-05"];

  // A life with mails, links, wrong passwords, changes of address and kept answers.
  const as = await logIn(db(), user.id);
  const post = (path: string, body: object, token?: string) =>
    server.current.call("POST", path, { body, ...(token ? { as: token } : {}) });
  await post("/api/sendVerificationEmail", { email: earlier });
  await post("/api/confirmAccount", { token: await mailedToken(server.current, confirmLink) });
  await post("/api/forgotPassword", { email: earlier });
  await post("/api/user/email", { email, password }, as);
  await post("/api/confirmAccount", { token: await mailedToken(server.current, confirmLink) });
  await post("/api/sendLoginLink", { email });
  await post("/api/sendLoginLink", { email: wished });
  await post("/api/user/email", { email: wished, password }, as);
  await post("/api/user/email", { email: "x@example.test", password: "fout" }, as);
  await post("/api/user/deletionCode", {}, as);
  await db()
    .insert(idempotencyKeys)
    .values({
      userId: user.id,
      path: "POST /api/pets",
      key: "12345678",
      bodyHash: "x",
      status: 201,
      answer: { owner: personal.firstName },
    });
  await sentMails(server.current);
  const before = await tablesHolding(db(), values);
  expect(before).toEqual(
    expect.arrayContaining([
      "public.idempotency_keys",
      "public.login_failures",
      "public.mails",
      "public.one_time_tokens",
      "public.outbox_events",
      "public.users",
    ]),
  );

  expect((await remove(as, { password })).statusCode).toBe(204);
  await sentMails(server.current);
  const goodbye = () => smtp.received.filter(({ to }) => to === email).at(-1)?.source ?? "";
  expect(goodbye()).toContain("Je account is verwijderd");
  await expect.poll(() => tablesHolding(db(), values), { timeout: 20_000 }).toEqual([]);

  // The search finds what is there, and others keep what is theirs.
  expect(await tablesHolding(db(), ["Blijver"])).toContain("public.users");
  expect((await server.current.call("GET", "/api/user", { as: neighbour.as })).statusCode).toBe(
    200,
  );
});
