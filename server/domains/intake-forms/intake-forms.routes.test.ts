import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { messages } from "#server/db/schema/chat.ts";
import {
  intakeChanges,
  intakeForms,
  intakeSections,
  intakeVersions,
} from "#server/db/schema/intake-forms.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { petCareSent, staySectionsSent, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { makePet } from "#tests/factories/pets.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const dayMs = 24 * 60 * 60 * 1000;

let pair: BookingPair;
beforeEach(async () => {
  server.current.clock.set(testStart);
  pair = await makeBookingPair(server.current.platform.db);
});

type Person = { token: string };
const call = (method: string, path: string, from: Person, body?: object) =>
  server.current.call(method, path, { as: from.token, ...(body ? { body } : {}) });

/** Asked by the owner, agreed on by the sitter; from 15 to 20 December. */
async function agree(more: object = {}): Promise<number> {
  const asked = await call("POST", "/api/booking", pair.owner, {
    other_profile_id: pair.sitter.profileId,
    kind: "booking",
    service_type: "day_and_night_care_at_owner_home",
    pet_ids: pair.petIds,
    start_date: "2026-12-15",
    time: "10:00",
    end_date: "2026-12-20",
    end_time: "10:00",
    place: "owner_home",
    ...more,
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const { id } = asked.json().data;
  const answer = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
    status: "accepted",
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const read = (id: number, from: Person) => call("GET", `/api/booking/${id}/intake`, from);
const form = async (id: number, from: Person = pair.owner) => (await read(id, from)).json().data;
const save = (id: number, body: object, from: Person = pair.owner) =>
  call("PUT", `/api/booking/${id}/intake`, from, body);
const saveStanding = (body: object) => call("PUT", "/api/intakeForm", pair.owner, body);
const confirm = (id: number, body: object = {}) =>
  call("PUT", `/api/booking/${id}/intake/seen`, pair.sitter, body);

async function intakeMessages() {
  const rows = await server.current.platform.db.select().from(messages);
  return rows
    .filter(({ type }) => type.startsWith("INTAKE_"))
    .map(({ type, forSide, causedBy, params }) => ({ type, forSide, causedBy, params }));
}

describe("a form is made when a booking is agreed on", () => {
  it("and not before, nor for an introduction", async () => {
    const asked = await call("POST", "/api/booking", pair.owner, {
      other_profile_id: pair.sitter.profileId,
      kind: "introduction",
      start_date: "2026-12-01",
      time: "10:00",
      place: "owner_home",
    });
    const { id } = asked.json().data;
    expect((await read(id, pair.owner)).statusCode).toBe(404);
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
    expect((await read(id, pair.owner)).statusCode).toBe(404);
    expect(await intakeMessages()).toEqual([]);
  });

  it("with a part for each pet, and the owner is asked to fill it in", async () => {
    const id = await agree();
    const made = await form(id);
    expect(made).toMatchObject({
      progress: "not_started",
      can_edit: true,
      can_confirm: false,
      readable_until: "2026-12-27T09:00:00Z",
      sections: { pets: [] },
      versions: [],
      unseen_changes: 0,
    });
    expect(made.parts.map((part: { section: string }) => part.section)).toEqual([
      "away",
      "emergency",
      "vet",
      "house",
      "pet",
      "pet",
      "agreements",
      "remarks",
    ]);
    expect(made.pets.map((pet: { name: string }) => pet.name)).toEqual(["Moos", "Minoes"]);
    expect(await intakeMessages()).toEqual([
      {
        type: "INTAKE_FORM_DATA_MUST_BE_FILLED",
        forSide: "pet_owner",
        causedBy: null,
        params: { bookingId: id },
      },
    ]);
  });

  it("without the house where the pets stay with the sitter", async () => {
    const id = await agree({ service_type: "day_and_night_at_sitter_home", place: "sitter_home" });
    const { parts } = await form(id);
    expect(parts.some((part: { section: string }) => part.section === "house")).toBe(false);
    // What is not asked for is not taken.
    await save(id, { house: staySectionsSent.house });
    expect((await form(id)).sections.house).toBeUndefined();
  });
});

describe("saved part by part", () => {
  it("each stays as it was until it is sent again, and then is what was sent", async () => {
    const id = await agree();
    const { vet, away } = staySectionsSent;
    expect((await save(id, { vet })).statusCode).toBe(200);
    const after = (await save(id, { away })).json().data;
    expect(after.progress).toBe("in_progress");
    expect(after.sections).toEqual({
      away: { ...away, phone: "+31612345678" },
      vet: { ...vet, phone: "+31301234567" },
      pets: [],
    });
    await save(id, { vet: { name: vet.name, phone: vet.phone } });
    expect((await form(id)).sections.vet).toEqual({ name: vet.name, phone: "+31301234567" });
    expect((await call("GET", `/api/booking/${id}`, pair.owner)).json().data.intake_form).toEqual({
      progress: "in_progress",
      sections_done: 2,
      sections: 8,
      unseen_changes: 0,
    });
  });

  it("is told what a part can't do without", async () => {
    const id = await agree();
    const answer = await save(id, { emergency: { name: "", phone: "12" } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      "emergency.name",
      "emergency.phone",
    ]);
    const pets = [petCareSent(pair.petIds[0]), petCareSent(999_999)];
    expect((await save(id, { pets })).statusCode).toBe(422);
    expect((await form(id)).progress).toBe("not_started");
  });

  it("is complete with the last of them, and the sitter is told once", async () => {
    const id = await agree();
    const { remarks, ...rest } = wholeFormSent(pair.petIds);
    await save(id, rest);
    expect((await form(id)).progress).toBe("in_progress");
    const done = (await save(id, { remarks: {} })).json().data;
    expect(done).toMatchObject({ progress: "completed" });
    expect(done.versions).toEqual([
      { number: 1, saved_by: "pet_owner", saved_at: testStart, changes: [] },
    ]);
    await save(id, { remarks });
    const messages = await intakeMessages();
    expect(messages).toEqual([
      // What was asked for is there.
      expect.objectContaining({
        type: "INTAKE_FORM_DATA_MUST_BE_FILLED",
        params: expect.objectContaining({ bookingId: id, isAnswered: true }),
      }),
      {
        type: "INTAKE_FORM_FILLED_OUT",
        forSide: null,
        causedBy: "pet_owner",
        params: { bookingId: id, petNames: "Moos, Minoes" },
      },
    ]);
  });

  it("keeps a pet's times in their order", async () => {
    const id = await agree();
    await save(id, { pets: [petCareSent(pair.petIds[1])] });
    const { pets } = (await form(id)).sections;
    expect(pets).toMatchObject([{ pet_id: pair.petIds[1], food_times: ["08:00", "18:00"] }]);
  });
});

describe("a change of what was complete", () => {
  async function complete() {
    const id = await agree();
    await save(id, wholeFormSent(pair.petIds));
    return id;
  }

  it("is a version, field by field, which the sitter confirms one by one", async () => {
    const id = await complete();
    server.current.clock.advance(dayMs);
    const [moos] = pair.petIds;
    const care = petCareSent(moos);
    const [apoquel] = care.medicines;
    await save(id, {
      house: { ...staySectionsSent.house, key_box_code: "kluis-2207" },
      pets: [{ ...care, medicines: [{ ...apoquel, dose: "½ tablet" }] }],
    });
    const { versions, unseen_changes } = await form(id, pair.sitter);
    expect(unseen_changes).toBe(2);
    expect(versions[0]).toMatchObject({ number: 2, saved_at: "2026-11-16T09:30:00Z" });
    const [code, dose] = versions[0].changes;
    expect(code).toEqual({
      id: expect.any(Number),
      section: "house",
      field: "keyBoxCode",
      old: "kluis-4815",
      new: "kluis-2207",
    });
    expect(dose).toEqual({
      id: expect.any(Number),
      section: "pet",
      pet_id: moos,
      field: "medicines",
      item: "Apoquel",
      part: "dose",
      old: "1 tablet",
      new: "½ tablet",
    });

    server.current.clock.advance(dayMs);
    const seen = (await confirm(id, { change_ids: [code.id, 999_999] })).json().data;
    expect(seen.unseen_changes).toBe(1);
    expect(seen.versions[0].changes[0].seen_at).toBe("2026-11-17T09:30:00Z");
    // Both see who has seen it.
    expect((await form(id)).versions).toEqual(seen.versions);
    expect((await confirm(id)).json().data.unseen_changes).toBe(0);
    const booking = await call("GET", `/api/booking/${id}`, pair.owner);
    expect(booking.json().data.intake_form.unseen_changes).toBe(0);
  });

  it("is none when the same is saved again", async () => {
    const id = await complete();
    await save(id, wholeFormSent(pair.petIds));
    expect((await form(id)).versions).toHaveLength(1);
  });

  it("can be confirmed by the sitter only, and only of this booking", async () => {
    const id = await complete();
    await save(id, { remarks: { text: "Anders" } });
    const path = `/api/booking/${id}/intake/seen`;
    expect((await call("PUT", path, pair.owner, {})).statusCode).toBe(403);
    const other = await agree({ start_date: "2027-01-10", end_date: "2027-01-12" });
    const { versions } = await form(id);
    await confirm(other, { change_ids: [versions[0].changes[0].id] });
    expect((await form(id)).unseen_changes).toBe(1);
  });
});

describe("who may read it, and until when", () => {
  it("nobody else", async () => {
    const id = await agree();
    const stranger = await makeUser(server.current.platform.db, { profileType: "pet_sitter" });
    const token = await logIn(server.current.platform.db, stranger.id);
    expect((await read(id, { token })).statusCode).toBe(404);
    expect((await save(id, {}, { token })).statusCode).toBe(404);
    expect((await call("PUT", `/api/booking/${id}/intake/seen`, { token }, {})).statusCode).toBe(
      404,
    );
  });

  it("the sitter from yes until a week after the end; the owner as long as there is a booking", async () => {
    const id = await agree();
    await save(id, wholeFormSent(pair.petIds));
    expect((await form(id, pair.sitter)).sections.house.key_box_code).toBe("kluis-4815");
    server.current.clock.set("2026-12-27T08:59:59Z");
    expect((await read(id, pair.sitter)).statusCode).toBe(200);
    server.current.clock.set("2026-12-27T09:00:00Z");
    expect((await read(id, pair.sitter)).statusCode).toBe(404);
    expect((await confirm(id)).statusCode).toBe(404);
    expect((await read(id, pair.owner)).statusCode).toBe(200);
  });

  it("nothing of a booking that is cancelled, for the sitter", async () => {
    const id = await agree();
    await save(id, wholeFormSent(pair.petIds));
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "We blijven thuis." });
    expect((await read(id, pair.sitter)).statusCode).toBe(404);
    expect((await save(id, { remarks: {} })).statusCode).toBe(409);
  });

  it("only the owner writes, and not after the end", async () => {
    const id = await agree();
    expect((await save(id, { remarks: {} }, pair.sitter)).statusCode).toBe(403);
    server.current.clock.set("2026-12-20T08:59:00Z");
    expect((await save(id, { remarks: {} })).statusCode).toBe(200);
    server.current.clock.set("2026-12-20T09:00:00Z");
    const late = await save(id, { remarks: { text: "Te laat" } });
    expect(late.json()).toMatchObject({ error: "invalidTransition" });
    expect((await form(id)).can_edit).toBe(false);
  });
});

describe("the standing form", () => {
  it("asks for every pet in use, and is the owner's alone", async () => {
    const { db } = server.current.platform;
    await makePet(db, pair.owner.profileId, { name: "Oud", archivedAt: new Date(testStart) });
    const begun = (await call("GET", "/api/intakeForm", pair.owner)).json().data;
    expect(begun).toMatchObject({ progress: "not_started", sections: { pets: [] } });
    const names = begun.pets.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["Moos", "Minoes"]));
    expect(names).not.toContain("Oud");
    expect((await call("GET", "/api/intakeForm", pair.sitter)).statusCode).toBe(404);
    const saved = (await saveStanding({ vet: staySectionsSent.vet })).json().data;
    expect(saved).toMatchObject({ progress: "in_progress", updated_at: testStart });
  });

  it("fills the form of a new booking, and nobody has to do anything", async () => {
    await saveStanding(wholeFormSent(pair.petIds));
    const id = await agree();
    const made = await form(id, pair.sitter);
    expect(made).toMatchObject({ progress: "completed", versions: [{ number: 1 }] });
    expect(made.sections.house.alarm_code).toBe("alarm-162342");
    expect((await intakeMessages()).map(({ type }) => type)).toEqual([
      "INTAKE_FORM_DATA_IMPORTED",
      "INTAKE_FORM_FILLED_OUT",
    ]);
    // What is changed later on one of them leaves the other alone.
    await saveStanding({ remarks: { text: "Voor later" } });
    expect((await form(id)).sections.remarks).toEqual(staySectionsSent.remarks);
  });

  it("of more than a year ago stands in the fields, to be looked at again", async () => {
    server.current.clock.set("2025-11-15T09:30:00Z");
    await saveStanding(wholeFormSent(pair.petIds));
    server.current.clock.set(testStart);
    const id = await agree();
    const made = await form(id);
    expect(made.progress).toBe("not_started");
    expect(made.sections.remarks).toEqual(staySectionsSent.remarks);
    expect((await form(id, pair.sitter)).sections).toEqual({ pets: [] });
    expect((await intakeMessages()).map(({ type }) => type)).toEqual([
      "INTAKE_FORM_DATA_MUST_BE_FILLED",
    ]);
    // Saved as it is: then it counts.
    await save(id, { remarks: staySectionsSent.remarks });
    expect((await form(id, pair.sitter)).sections.remarks).toEqual(staySectionsSent.remarks);
  });

  it("without one of the pets leaves that part open", async () => {
    await saveStanding(wholeFormSent([pair.petIds[0]]));
    const id = await agree();
    const made = await form(id);
    expect(made.progress).toBe("in_progress");
    const open = made.parts.filter(({ is_done }: { is_done: boolean }) => !is_done);
    expect(open).toEqual([{ section: "pet", pet_id: pair.petIds[1], is_done: false }]);
    expect((await intakeMessages()).map(({ type }) => type)).toEqual([
      "INTAKE_FORM_DATA_MUST_BE_FILLED",
    ]);
  });

  it("can be made of a booking's", async () => {
    const id = await agree();
    await save(id, { ...wholeFormSent(pair.petIds), is_kept: true });
    const standing = (await call("GET", "/api/intakeForm", pair.owner)).json().data;
    expect(standing.progress).not.toBe("not_started");
    expect(standing.sections).toEqual((await form(id)).sections);
  });
});

describe("other pets", () => {
  it("that are agreed on later have parts of their own, and the owner is asked again", async () => {
    const id = await agree({ pet_ids: [pair.petIds[0]] });
    await save(id, wholeFormSent([pair.petIds[0]]));
    expect((await form(id)).progress).toBe("completed");
    await call("PUT", `/api/booking/${id}`, pair.owner, { pet_ids: pair.petIds });
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
    expect((await form(id)).progress).toBe("in_progress");
    expect((await intakeMessages()).at(-1)?.type).toBe("INTAKE_FORM_DATA_MUST_BE_FILLED");

    await save(id, { pets: [petCareSent(pair.petIds[1])] });
    const after = await form(id, pair.sitter);
    expect(after).toMatchObject({ progress: "completed", unseen_changes: 1 });
    expect(after.versions[0].changes).toMatchObject([
      { section: "pet", pet_id: pair.petIds[1], field: "section" },
    ]);
  });
});

it("goes with the owner's profile, standing form, versions and all", async () => {
  const { db } = server.current.platform;
  await saveStanding(wholeFormSent(pair.petIds));
  const id = await agree();
  await save(id, { remarks: { text: "Anders" } });
  expect(await db.select().from(intakeChanges)).toHaveLength(1);
  await db.delete(profiles).where(eq(profiles.id, pair.owner.profileId));
  for (const table of [intakeForms, intakeSections, intakeVersions, intakeChanges]) {
    expect(await db.select().from(table)).toEqual([]);
  }
});
