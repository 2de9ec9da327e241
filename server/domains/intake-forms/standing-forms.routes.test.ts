import { describe, expect, it } from "vitest";
import { staySectionsSent, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { makePet } from "#tests/factories/pets.ts";
import { intakeCalls } from "#tests/setup/intake-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call, agree, form, save, saveStanding, intakeMessages } = intakeCalls();

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
