import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { compose } from "#server/compose.ts";
import { intakeChanges, intakeSections } from "#server/db/schema/intake-forms.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { toDataKey } from "#server/platform/encryption/data-keys.ts";
import { createEncryption, type Encryption } from "#server/platform/encryption/encryption.ts";
import { checkDataKey, findCheckedKeyId } from "#server/platform/encryption/key-check.ts";
import { rotateDataKey } from "#server/platform/encryption/rotation.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import {
  makeIntakeForm,
  plantedCodes,
  staySectionsSent,
  wholeFormSent,
} from "#tests/factories/intake-forms.ts";
import { tablesHolding } from "#tests/setup/personal-values.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { countOfOtherKeys, encryptAnew } from "./intake-rotation.service.ts";

const oldKey = randomBytes(32).toString("base64");
const newKey = randomBytes(32).toString("base64");
const server = testServer({ environment: { DATA_KEY: oldKey } });
const rows = [{ encryptAnew, countOfOtherKeys }];

const encryptionWith = (current: string, previous: string | null): Encryption =>
  createEncryption({
    current: toDataKey(current),
    previous: previous === null ? null : toDataKey(previous),
  });

let pair: BookingPair;
let bookingId: number;

/** A standing form, and that of a booking with a code that was changed twice. */
beforeEach(async () => {
  const { db, encryption } = server.current.platform;
  await checkDataKey(db, encryption);
  pair = await makeBookingPair(db);
  bookingId = await makeBooking(db, pair, { petIds: pair.petIds });
  await makeIntakeForm(db, pair.owner.profileId, bookingId);
  await put("/api/intakeForm", wholeFormSent(pair.petIds));
  await put(path(), wholeFormSent(pair.petIds));
  for (const code of ["tweede-code-99", "derde-code-77"]) {
    await put(path(), { house: { ...staySectionsSent.house, key_box_code: code } });
  }
});

const path = () => `/api/booking/${bookingId}/intake`;
const put = async (to: string, body: object) => {
  const answer = await server.current.call("PUT", to, { as: pair.owner.token, body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const readBySitter = async () =>
  (await server.current.call("GET", path(), { as: pair.sitter.token })).json().data;

it("a dump of the database holds no code, no alarm and no password, neither old nor new", async () => {
  const { db } = server.current.platform;
  const codes = [...Object.values(plantedCodes), "tweede-code-99", "derde-code-77"];
  expect(await tablesHolding(db, codes)).toEqual([]);
  // And it is all there for who has the key.
  expect((await readBySitter()).sections.house.key_box_code).toBe("derde-code-77");
  // The search for them finds what is written in clear.
  expect(await tablesHolding(db, ["Dier"])).toContain("public.booking_pets");
});

describe("a row that was copied into another form", () => {
  it("can't be read there", async () => {
    const { db } = server.current.platform;
    const houses = await db
      .select()
      .from(intakeSections)
      .where(eq(intakeSections.section, "house"));
    const [standing, booked] = houses;
    if (!standing || !booked) throw new Error("there should be two");
    await db
      .update(intakeSections)
      .set({ encrypted: standing.encrypted })
      .where(eq(intakeSections.formId, booked.formId));
    const answer = await server.current.call("GET", path(), { as: pair.sitter.token });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("code");
  });
});

describe("another key", () => {
  const start = (environment: Record<string, string>) => {
    const { config, database } = server.current.platform;
    const { dataDir } = config;
    const settings = readConfig({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      DEMO: "0",
      ...environment,
    });
    return compose(settings, { database });
  };

  it("says so at the start, and destroys nothing", async () => {
    const { db } = server.current.platform;
    const before = await db.select().from(intakeSections);
    const started = start({ DATA_KEY: newKey });
    await expect(started).rejects.toThrow(BadConfiguration);
    await expect(started).rejects.toThrow(/^DATA_KEY: .*another key/);
    expect(await db.select().from(intakeSections)).toEqual(before);
    expect((await readBySitter()).progress).toBe("completed");
  });

  it("beside the one before is taken: both can be read", async () => {
    const { app } = await start({ DATA_KEY: newKey, DATA_KEY_PREVIOUS: oldKey });
    const headers = { authorization: `Bearer ${pair.sitter.token}` };
    const answer = await app.inject({ method: "GET", url: path(), headers });
    expect(answer.json().data.sections.house.key_box_code).toBe("derde-code-77");
    await app.close();
  });
});

describe("changing the key", () => {
  const rotate = (encryption: Encryption, batch = 3) =>
    rotateDataKey({ ...server.current.platform, encryption }, rows, { batch });

  async function keyIds(): Promise<Set<string>> {
    const { db } = server.current.platform;
    const stored = [
      ...(await db.select().from(intakeSections)),
      ...(await db.select().from(intakeChanges)),
    ];
    return new Set(stored.map(({ keyId }) => keyId));
  }

  it("encrypts everything anew, in batches, and twice is as good as once", async () => {
    const { db } = server.current.platform;
    const both = encryptionWith(newKey, oldKey);
    const before = (await readBySitter()).versions;
    const { rotated, left } = await rotate(both);
    expect(rotated).toBeGreaterThan(10);
    expect(left).toBe(0);
    expect(await keyIds()).toEqual(new Set([both.currentKeyId]));
    expect(await findCheckedKeyId(db)).toBe(both.currentKeyId);
    expect(await rotate(both)).toEqual({ rotated: 0, left: 0 });

    // The new key alone reads all of it, the changes as well; the old one is of no use any more.
    await checkDataKey(db, encryptionWith(newKey, null));
    await expect(checkDataKey(db, encryptionWith(oldKey, null))).rejects.toThrow(BadConfiguration);
    await rotate(encryptionWith(oldKey, newKey));
    expect((await readBySitter()).versions).toEqual(before);
  });

  it("goes on where it was broken off", async () => {
    const { db } = server.current.platform;
    const both = encryptionWith(newKey, oldKey);
    await db.transaction((tx) =>
      encryptAnew({ db: tx, encryption: both, now: new Date() }, { limit: 4 }),
    );
    expect((await keyIds()).size).toBe(2);
    // Not done: the check still asks for the key before.
    await expect(checkDataKey(db, encryptionWith(newKey, null))).rejects.toThrow(BadConfiguration);
    expect((await rotate(both)).left).toBe(0);
    expect((await keyIds()).size).toBe(1);
  });

  it("without the key before changes nothing", async () => {
    const before = await keyIds();
    await expect(rotate(encryptionWith(newKey, null))).rejects.toThrow(/no key with the id/);
    expect(await keyIds()).toEqual(before);
  });
});
