import { beforeEach, describe, expect, it } from "vitest";
import { toInstant } from "#contract/shared/dates.ts";
import { secondFactorSetups } from "#server/db/schema/access/second-factors.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { appCode, recoveryCodes, switchOn, wrongCode } from "#tests/factories/second-factor.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const parts = () => server.current.platform;
const path = "/api/user/secondFactor";
const halfMinute = 30_000;

let user: { id: number; email: string };
let as: string;

beforeEach(async () => {
  server.current.clock.set(testStart);
  user = await makeUser(parts().db);
  as = await logIn(parts().db, user.id);
});

const call = (method: string, body?: object, token = as) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
const change = (body: object, token = as) => call("POST", body, token);
const state = async () => (await call("GET")).json();
const subjects = async () => (await sentMails(server.current)).map(({ subject }) => subject);

async function begin(): Promise<{ secret: string }> {
  return (await change({ step: "begin", password })).json().setup;
}

describe("switching it on", () => {
  it("takes the password, a secret to scan, and a code of it; ten recovery codes come of it", async () => {
    expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0, is_required: false });
    const begun = await change({ step: "begin", password });
    const { secret, address, picture } = begun.json().setup;
    expect(address).toContain(`secret=${secret}`);
    expect(picture.path).toMatch(/^M/);
    expect((await state()).is_on).toBe(false);

    const now = server.current.clock.now();
    const wrong = await change({ step: "confirm", code: wrongCode(secret, now) });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ["code"]]);
    const code = `${appCode(secret, now).slice(0, 3)} ${appCode(secret, now).slice(3)}`;
    const confirmed = await change({ step: "confirm", code });
    const { recovery_codes: codes } = confirmed.json();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect(await state()).toEqual({
      is_on: true,
      on_at: toInstant(now),
      recovery_codes_left: 10,
      is_required: false,
    });
    expect(await subjects()).toEqual(["Inloggen in twee stappen staat aan"]);
  });

  it("logs out everywhere else, where one thing was enough to get in", async () => {
    const elsewhere = await logIn(parts().db, user.id);
    const { secret } = await begin();
    await change({ step: "confirm", code: appCode(secret, server.current.clock.now()) });
    expect((await server.current.call("GET", "/api/user", { as: elsewhere })).statusCode).toBe(401);
    expect((await server.current.call("GET", "/api/user", { as })).statusCode).toBe(200);
  });

  it("is refused to who only has the phone in hand, and without a beginning", async () => {
    for (const body of [{ step: "begin" }, { step: "begin", password: "geraden wachtwoord" }]) {
      const refused = await change(body);
      expect([refused.statusCode, refused.json().error]).toEqual([422, "invalidCredentials"]);
    }
    expect((await change({ step: "confirm", code: "123456" })).statusCode).toBe(410);
    expect((await change({ step: "recoveryCodes", password })).statusCode).toBe(404);
    expect((await change({ step: "confirm" })).json().errors).toHaveProperty("code");
  });

  it("needs no password of an account that has none", async () => {
    const social = await makeUser(parts().db, { passwordHash: null });
    const token = await logIn(parts().db, social.id);
    expect((await change({ step: "begin" }, token)).statusCode).toBe(200);
  });

  it("is to be begun again after an hour, and the secret is not to be read in the database", async () => {
    const { secret } = await begin();
    const [row] = await parts().db.select().from(secondFactorSetups);
    expect(JSON.stringify(row)).not.toContain(secret);
    server.current.clock.advance(60 * 60_000);
    const late = await change({
      step: "confirm",
      code: appCode(secret, server.current.clock.now()),
    });
    expect([late.statusCode, late.json().error]).toEqual([410, "tokenExpired"]);
  });

  it("with another app goes by a proof, and the first app counts until the second has shown a code", async () => {
    const codeOf = await switchOn(parts(), user.id);
    expect((await change({ step: "begin" })).statusCode).toBe(422);
    const begun = await change({ step: "begin", code: codeOf() });
    const { secret } = begun.json().setup;
    const { clock } = server.current;
    clock.advance(halfMinute);
    expect((await change({ step: "recoveryCodes", code: codeOf() })).statusCode).toBe(200);
    await change({ step: "confirm", code: appCode(secret, clock.now()) });
    clock.advance(halfMinute);
    const old = { step: "recoveryCodes", code: wrongCode(secret, clock.now()) };
    expect((await change(old)).statusCode).toBe(422);
    const own = await change({ step: "recoveryCodes", code: appCode(secret, clock.now()) });
    expect(own.statusCode).toBe(200);
    expect(await subjects()).toContain("Je codes komen nu uit een andere app");
  });
});

describe("once it is on", () => {
  it("new recovery codes take the place of the old", async () => {
    await switchOn(parts(), user.id);
    const renewed = await change({ step: "recoveryCodes", password });
    expect(renewed.json().recovery_codes).toHaveLength(10);
    const old = await change({ step: "recoveryCodes", code: recoveryCodes[0] });
    expect(old.statusCode).toBe(422);
    expect(await subjects()).toEqual(["Je hebt nieuwe herstelcodes"]);
  });

  it.each([
    ["the password", () => ({ password })],
    ["a code", (codeOf: () => string) => ({ code: codeOf() })],
    ["a recovery code, as it is written", () => ({ code: "AAAA-BBBB CCCC-DDDD" })],
  ])("is switched off by %s", async (_case, proof) => {
    const codeOf = await switchOn(parts(), user.id);
    expect((await call("DELETE", proof(codeOf))).statusCode).toBe(204);
    expect(await state()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    expect(await subjects()).toContain("Inloggen in twee stappen staat uit");
  });

  it("is not switched off by anything else", async () => {
    const codeOf = await switchOn(parts(), user.id);
    expect((await call("DELETE", {})).statusCode).toBe(422);
    expect((await call("DELETE", { password: "geraden wachtwoord" })).statusCode).toBe(422);
    expect((await call("DELETE", { code: "000000" })).statusCode).toBe(422);
    // Used a moment ago for something else.
    const code = codeOf();
    expect((await change({ step: "recoveryCodes", code })).statusCode).toBe(200);
    expect((await call("DELETE", { code })).statusCode).toBe(422);
    expect((await state()).is_on).toBe(true);
  });

  it("wrong codes have to wait after the fifth, the right one too", async () => {
    const codeOf = await switchOn(parts(), user.id);
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await call("DELETE", { code: "000000" })).statusCode).toBe(422);
    }
    const waiting = await call("DELETE", { code: codeOf() });
    expect([waiting.statusCode, waiting.headers["retry-after"]]).toEqual([429, "60"]);
    server.current.clock.advance(60_000);
    expect((await call("DELETE", { code: codeOf() })).statusCode).toBe(204);
  });

  it("an account without a password takes a code for everything", async () => {
    const social = await makeUser(parts().db, { passwordHash: null });
    const token = await logIn(parts().db, social.id);
    const codeOf = await switchOn(parts(), social.id);
    expect((await call("DELETE", { password }, token)).json().error).toBe("invalidCredentials");
    expect((await call("DELETE", { code: codeOf() }, token)).statusCode).toBe(204);
  });

  it("when it is off there is nothing to switch off", async () => {
    expect((await call("DELETE", { password })).statusCode).toBe(404);
  });
});
