import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { login, loginByLink, prepareLogin } from "./access/account-access.service.ts";
import { followLink } from "./access/account-links.service.ts";
import { insertLink } from "./access/one-time-links.repository.ts";
import { openSession } from "./access/open-session.service.ts";
import { changeUser, lockUser } from "./account.repository.ts";
import { confirmSocialLink } from "./social-sign-in/social-admission.service.ts";
import { insertLinkRequest } from "./social-sign-in/social-sign-in.repository.ts";

const server = testServer();
const parts = () => server.current.platform;
const device = "Firefox, Linux";

async function newUser(input: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(parts().db, { profileType: "pet_sitter", ...input });
  return { ...user, token: await logIn(parts().db, user.id) };
}

function mailLogin({ id: userId, email }: { id: number; email: string }): Promise<string> {
  const now = parts().clock.now();
  return insertLink(parts().db, { userId, email, purpose: "login", lifetimeMs: 60_000, now });
}

const inside = (tx: Db) => testContext(parts(), { db: tx });

const call = (method: string, path: string, as: string, body: object = {}) =>
  server.current.call(method, path, { as, body });

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  it("as an address is replaced, a link that was mailed to it opens nothing", async () => {
    const user = await newUser();
    const token = await mailLogin(user);
    const opened = whileUncommitted(
      parts().db,
      (tx) => changeUser(tx, user.id, { email: "nieuw@example.test" }),
      () => parts().db.transaction((tx) => loginByLink(inside(tx), { token, device })),
    );
    await expect(opened).rejects.toMatchObject({ status: 410 });
  });

  it("as an address is replaced, a provider's link that was mailed to it links nothing", async () => {
    const { id: userId, email } = await newUser();
    const person = { provider: "google", subject: "1" } as const;
    const { db, clock } = parts();
    const token = await insertLinkRequest(db, { ...person, userId, email }, clock.now());
    const linked = whileUncommitted(
      db,
      (tx) => changeUser(tx, userId, { email: "nieuw@example.test" }),
      () => db.transaction((tx) => confirmSocialLink(inside(tx), { token, device })),
    );
    await expect(linked).rejects.toMatchObject({ status: 410 });
  });

  it("as a password is replaced, the one before it opens no session", async () => {
    const { id: userId, email } = await newUser();
    const replace = async (tx: Db) => {
      await changeUser(tx, userId, { passwordHash: "another" });
      await endSessions(inside(tx), { userId });
    };
    const opened = whileUncommitted(parts().db, replace, async () => {
      const checked = await prepareLogin(testJobContext(parts()), { email, password });
      return parts().db.transaction((tx) => login(inside(tx), { checked, device }));
    });
    await expect(opened).rejects.toMatchObject({ status: 422, code: "invalidCredentials" });
    expect(await parts().db.$count(sessions)).toBe(0);
  });

  it("two birth dates are sent: the first one counts", async () => {
    const user = await newUser();
    const answer = await whileUncommitted(
      parts().db,
      (tx) => changeUser(tx, user.id, { birthOn: "1990-01-01" }),
      () => call("PUT", "/api/user", user.token, { birth_date: "1980-01-01" }),
    );
    expect(answer.json().errors).toHaveProperty("birth_date");
    const [row] = await parts().db.select().from(users).where(eq(users.id, user.id));
    expect(row?.birthOn).toBe("1990-01-01");
  });
});

describe.skipIf(hasOneConnection)("neither waits for the other for ever", () => {
  it("when an account goes as a link to it is followed", async () => {
    const user = await newUser();
    const token = await mailLogin(user);
    const gone = await whileUncommitted(
      parts().db,
      (tx) => followLink(inside(tx), { token, purposes: ["login"] }),
      () => call("DELETE", "/api/user", user.token, { password }),
      (tx) => openSession(inside(tx), { userId: user.id, device }),
    );
    expect(gone.statusCode).toBe(204);
    expect(await parts().db.$count(users)).toBe(0);
  });

  it("when a session is used as the password is replaced", async () => {
    const user = await newUser();
    const start = server.current.clock.now();
    server.current.clock.advance(10 * 60_000);
    const used = await whileUncommitted(
      parts().db,
      (tx) => changeUser(tx, user.id, { passwordHash: "another" }),
      () => call("GET", "/api/user", user.token),
      (tx) => endSessions(inside(tx), { userId: user.id }),
    );
    server.current.clock.set(start);
    // It was somebody's when it was looked at.
    expect(used.statusCode).toBe(200);
    expect(await parts().db.$count(sessions)).toBe(0);
  });

  it("when an account goes as a call with an idempotency key is on its way", async () => {
    const user = await newUser();
    const { id: userId } = user;
    const row = { userId, path: "POST /api/pets", key: "key", bodyHash: "", status: 0 };
    const gone = await whileUncommitted(
      parts().db,
      // The first thing that such a call writes refers to its user; the user's lock comes after it.
      (tx) => tx.insert(idempotencyKeys).values({ ...row, createdAt: parts().clock.now() }),
      () => call("DELETE", "/api/user", user.token, { password }),
      (tx) => lockUser(tx, userId),
    );
    expect(gone.statusCode).toBe(204);
  });

  it("when an account goes as a step of signing up is saved", async () => {
    const user = await newUser();
    const gone = await whileUncommitted(
      parts().db,
      (tx) => changeUser(tx, user.id, { firstName: "Sanne" }),
      () => call("DELETE", "/api/user", user.token, { password }),
      (tx) => tx.update(profiles).set({ about: "Dag" }).where(eq(profiles.userId, user.id)),
    );
    expect(gone.statusCode).toBe(204);
  });
});
