import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { recoveryCodes, switchOn } from "#tests/factories/second-factor.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { login, prepareLogin } from "../access/account-access.service.ts";
import { lockUser } from "../account.repository.ts";
import { deleteFactor } from "./second-factor.repository.ts";
import { finishSignIn, signIn } from "./sign-in.service.ts";

const server = testServer();
const parts = () => server.current.platform;
const device = "Firefox, Linux";
const inside = (tx: Db) => testContext(parts(), { db: tx });

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  it("as it is switched on, who logs in gets a ticket", async () => {
    const user = await makeUser(parts().db);
    const turnOn = async (tx: Db) => {
      await lockUser(tx, user.id);
      await switchOn({ ...parts(), db: tx }, user.id);
    };
    const entered = await whileUncommitted(parts().db, turnOn, async () => {
      const checked = await prepareLogin(testJobContext(parts()), { email: user.email, password });
      return parts().db.transaction((tx) => login(inside(tx), { checked, device }));
    });
    expect(Object.keys(entered)).toEqual(["secondFactor"]);
    expect(await parts().db.$count(sessions)).toBe(0);
  });

  it("as it is switched off, a ticket is worth nothing, and no session begins", async () => {
    const user = await makeUser(parts().db);
    await switchOn(parts(), user.id);
    const given = await parts().db.transaction((tx) =>
      signIn(inside(tx), { userId: user.id, device }),
    );
    const ticket = "secondFactor" in given ? given.secondFactor : "";
    const turnOff = async (tx: Db) => {
      await lockUser(tx, user.id);
      await deleteFactor(tx, user.id);
    };
    const [code = ""] = recoveryCodes;
    const finished = whileUncommitted(parts().db, turnOff, () =>
      parts().db.transaction((tx) => finishSignIn(inside(tx), { ticket, code, device })),
    );
    await expect(finished).rejects.toMatchObject({ status: 410 });
    expect(await parts().db.$count(sessions)).toBe(0);
  });

  it("it is switched off twice: the second finds it off", async () => {
    const user = await makeUser(parts().db);
    const as = await logIn(parts().db, user.id);
    await switchOn(parts(), user.id);
    const off = () =>
      server.current.call("DELETE", "/api/user/secondFactor", { as, body: { password } });
    const answers = await Promise.all([off(), off()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });
});
