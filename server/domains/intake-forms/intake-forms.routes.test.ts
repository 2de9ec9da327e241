import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  intakeChanges,
  intakeForms,
  intakeSections,
  intakeVersions,
} from "#server/db/schema/intake-forms.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { petCareSent, staySectionsSent, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { intakeCalls } from "#tests/setup/intake-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call, agree, read, form, save, saveStanding, confirm, intakeMessages } =
  intakeCalls();

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

  it("and nobody is asked for it any more when the booking is called off", async () => {
    const id = await agree();
    await call("DELETE", `/api/booking/${id}`, pair.sitter, { reason: "Ik ben ziek." });
    expect((await intakeMessages()).map(({ params }) => params)).toEqual([
      { bookingId: id, isOver: true },
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
