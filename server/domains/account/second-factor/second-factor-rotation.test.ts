import { expect, it } from "vitest";
import { secondFactorSetups, secondFactors } from "#server/db/schema/access/second-factors.ts";
import { toDataKey } from "#server/platform/encryption/data-keys.ts";
import { createEncryption } from "#server/platform/encryption/encryption.ts";
import { rotateDataKey } from "#server/platform/encryption/rotation.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { switchOn } from "#tests/factories/second-factor.ts";
import { testServer } from "#tests/setup/test-server.ts";
import * as rotation from "./second-factor-rotation.service.ts";

const keyOf = (letter: string) => toDataKey(Buffer.alloc(32, letter).toString("base64"));
const [oldKey, newKey] = [keyOf("o"), keyOf("n")];
const server = testServer({ environment: { DATA_KEY: Buffer.alloc(32, "o").toString("base64") } });

it("another data key is taken by all secrets, those that wait for a first code too", async () => {
  const { platform } = server.current;
  const user = await makeUser(platform.db);
  const as = await logIn(platform.db, user.id);
  const other = await makeUser(platform.db);
  const waiting = await logIn(platform.db, other.id);
  const codeOf = await switchOn(platform, user.id);
  const path = "/api/user/secondFactor";
  await server.current.call("POST", path, { as: waiting, body: { step: "begin", password } });

  const keyIds = async () => [
    ...(await platform.db.select().from(secondFactors)).map(({ keyId }) => keyId),
    ...(await platform.db.select().from(secondFactorSetups)).map(({ keyId }) => keyId),
  ];
  const rotate = (encryption = createEncryption({ current: newKey, previous: oldKey })) =>
    rotateDataKey({ ...platform, encryption }, [rotation], { batch: 1 });
  expect(await keyIds()).toEqual([oldKey.id, oldKey.id]);
  expect(await rotate()).toEqual({ rotated: 2, left: 0 });
  expect(await keyIds()).toEqual([newKey.id, newKey.id]);
  expect(await rotate()).toEqual({ rotated: 0, left: 0 });

  // Back again, as this server has the old one alone: the code of before still counts.
  await rotate(createEncryption({ current: oldKey, previous: newKey }));
  const off = await server.current.call("DELETE", path, { as, body: { code: codeOf() } });
  expect(off.statusCode).toBe(204);
});
