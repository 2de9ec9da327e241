import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeAddress } from "#tests/factories/addresses.ts";
import { plantedCodes, staySectionsSent, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { intakeCalls } from "#tests/setup/intake-calls.ts";

const { server, pair, call, agree, read, save } = intakeCalls();
const db = () => server.current.platform.db;
const phone = "+31612345678";
const codes = [...Object.values(plantedCodes), "alarm-nieuw"];
const during = "2026-12-17T12:00:00Z";
const sitterHome = { service_type: "day_and_night_at_sitter_home", place: "sitter_home" };

beforeEach(async () => {
  await db().update(users).set({ phone });
});

/** A stay that goes on, with a form that says everything. */
async function running(more: object = {}): Promise<number> {
  const id = await agree(more);
  const saved = await save(id, wholeFormSent(pair.petIds));
  expect(saved.statusCode, saved.body).toBe(200);
  // What a code was and is stands in the versions, too.
  const house = { ...staySectionsSent.house, alarm_code: "alarm-nieuw" };
  await save(id, { house });
  server.current.clock.set(during);
  return id;
}

async function seen(id: number, from: { token: string }) {
  const { data } = (await call("GET", `/api/booking/${id}`, from)).json();
  const other = data.profiles.find((one: { is_own: boolean }) => !one.is_own);
  return { ...data, other };
}

const cancel = (id: number, from: { token: string }) =>
  call("DELETE", `/api/booking/${id}`, from, { reason: "Ik ben ziek geworden." });
const home = (id: number, from: { token: string }) => call("PUT", `/api/booking/${id}/home`, from);
const block = (who: { token: string }, whom: { userId: number }, body: object = {}) =>
  call("PUT", `/api/user/blocks/${whom.userId}`, who, body);

async function ban(userId: number) {
  const admin = await makeUser(db(), { role: "admin" });
  const answer = await call(
    "PUT",
    `/api/admin/users/${userId}/ban`,
    { token: await logIn(db(), admin.id, "Firefox", new Date(during)) },
    { reason: "Dit kan niet." },
  );
  expect(answer.statusCode, answer.body).toBe(200);
}

const endings = {
  "the sitter cancels": (id: number) => cancel(id, pair.sitter),
  "the owner cancels": (id: number) => cancel(id, pair.owner),
  "the sitter blocks": () => block(pair.sitter, pair.owner),
  "the owner blocks": () => block(pair.owner, pair.sitter),
};

describe("a stay that ends before its time", () => {
  it.each(Object.entries(endings))(
    "at the sitter's, %s: each still reaches the other",
    async (_, end) => {
      const id = await running(sitterHome);
      const { address } = await seen(id, pair.owner);
      expect(address).toBeDefined();
      const ended = await end(id);
      expect(ended.statusCode, ended.body).toBeLessThan(300);
      const owner = await seen(id, pair.owner);
      expect(owner.other).toMatchObject({ first_name: "Sanne", phone });
      expect(owner.address).toEqual(address);
      expect(owner.handover).toEqual({ until: "2026-12-27T09:00:00Z", said: [] });
      expect(owner.allowed_actions).toContain("sayHome");
      const sitter = await seen(id, pair.sitter);
      expect(sitter.other).toMatchObject({ first_name: "Tess", phone });
      expect(sitter.allowed_actions).toEqual(expect.arrayContaining(["sayHome", "readIntake"]));
    },
  );

  it.each(Object.entries(endings))(
    "at the owner's, %s: care and numbers, no way in",
    async (_, end) => {
      await makeAddress(db(), pair.owner.userId);
      const id = await running();
      expect((await seen(id, pair.sitter)).address).toBeDefined();
      await end(id);
      const sitter = await seen(id, pair.sitter);
      expect(sitter.other.phone).toBe(phone);
      expect(sitter.address).toBeUndefined();
      const answer = await read(id, pair.sitter);
      expect(answer.statusCode, answer.body).toBe(200);
      const { sections, versions, parts, readable_until } = answer.json().data;
      expect(sections.vet.name).toBe("Dierenkliniek Oost");
      expect(sections.emergency.name).toBe("Wim");
      expect(sections.away.phone).toBe("+31612345678");
      expect(sections.pets[0].medicines[0].name).toBe("Apoquel");
      expect([sections.house, sections.remarks, sections.agreements]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(parts.map((part: { section: string }) => part.section)).not.toContain("house");
      expect(versions.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual([]);
      expect(readable_until).toBe("2026-12-27T09:00:00Z");
      for (const code of codes) expect(answer.body).not.toContain(code);
      // The owner's own form stays the owner's.
      expect((await read(id, pair.owner)).body).toContain("alarm-nieuw");
    },
  );

  it("a ban of the sitter with the dog in her house leaves the owner her number and address", async () => {
    const id = await running(sitterHome);
    await ban(pair.sitter.userId);
    const owner = await seen(id, pair.owner);
    expect(owner.other).toMatchObject({ first_name: "Sanne", phone });
    expect(owner.address).toBeDefined();
  });

  it("is over once both have said that the animals are home", async () => {
    const id = await running(sitterHome);
    await cancel(id, pair.sitter);
    const first = await home(id, pair.sitter);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json().data.handover.said).toEqual([
      { by: "pet_sitter", at: "2026-12-17T12:00:00Z" },
    ]);
    // Twice is once.
    expect((await home(id, pair.sitter)).json().data.handover.said).toHaveLength(1);
    expect((await seen(id, pair.owner)).other.phone).toBe(phone);
    const second = await home(id, pair.owner);
    expect(second.json().data.handover).toBeUndefined();
    for (const person of [pair.owner, pair.sitter]) {
      const after = await seen(id, person);
      expect([after.other.phone, after.address, after.handover]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect((await read(id, pair.sitter)).statusCode).toBe(404);
    expect((await home(id, pair.owner)).statusCode).toBe(200);
  });

  it("is over a week after the end that was planned", async () => {
    const id = await running(sitterHome);
    await cancel(id, pair.owner);
    server.current.clock.set("2026-12-27T08:59:00Z");
    expect((await seen(id, pair.owner)).address).toBeDefined();
    server.current.clock.set("2026-12-27T09:00:00Z");
    const owner = await seen(id, pair.owner);
    expect([owner.other.phone, owner.address, owner.handover]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await home(id, pair.owner)).json().error).toBe("invalidTransition");
  });

  it("keeps the profiles and the animals that it is about", async () => {
    const id = await running(sitterHome);
    await cancel(id, pair.sitter);
    const pet = () => call("DELETE", `/api/pets/${pair.petIds[0]}`, pair.owner);
    expect((await pet()).json().error).toBe("petInUse");
    await call("POST", "/api/user/profile", pair.sitter, { profile_type: "pet_owner" });
    const profile = () => call("DELETE", "/api/user/profile/pet_sitter", pair.sitter);
    expect((await profile()).json().error).toBe("upcomingBookings");
    await home(id, pair.owner);
    await home(id, pair.sitter);
    expect((await profile()).statusCode).toBeLessThan(300);
    expect((await pet()).statusCode).toBeLessThan(300);
  });

  it("a stranger is told of nothing, and nothing ends early that hasn't begun", async () => {
    const id = await agree(sitterHome);
    const stranger = { token: await logIn(db(), (await makeUser(db())).id) };
    expect((await home(id, stranger)).statusCode).toBe(404);
    expect((await home(id, pair.owner)).json().error).toBe("invalidTransition");
    await cancel(id, pair.sitter);
    const owner = await seen(id, pair.owner);
    expect([owner.other.phone, owner.address, owner.handover]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a stay that is over, and then a block", () => {
  it("shows neither address nor codes, and after a day no number either", async () => {
    const id = await running();
    await makeAddress(db(), pair.owner.userId);
    server.current.clock.set("2026-12-20T12:00:00Z");
    expect((await seen(id, pair.sitter)).address).toBeDefined();
    await block(pair.owner, pair.sitter);
    const sitter = await seen(id, pair.sitter);
    expect([sitter.address, sitter.other.phone]).toEqual([undefined, phone]);
    const answer = await read(id, pair.sitter);
    expect(answer.statusCode).toBe(200);
    for (const code of codes) expect(answer.body).not.toContain(code);
    server.current.clock.set("2026-12-21T09:00:00Z");
    expect((await seen(id, pair.sitter)).other.phone).toBeUndefined();
    expect((await read(id, pair.sitter)).statusCode).toBe(404);
  });
});
