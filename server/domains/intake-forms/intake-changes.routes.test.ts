import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { petCareSent, staySectionsSent, wholeFormSent } from "#tests/factories/intake-forms.ts";
import { intakeCalls } from "#tests/setup/intake-calls.ts";

const { server, pair, call, agree, form, save, confirm, intakeMessages } = intakeCalls();

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

  it("is confirmed as it was read: of a version that came since nothing is said", async () => {
    const id = await complete();
    await save(id, { remarks: { text: "Anders" } });
    const version = (await form(id, pair.sitter)).versions[0].number;
    await save(id, { remarks: { text: "Nog anders" } });
    const answer = await confirm(id, { version });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "changedMeanwhile"]);
    const now = await form(id, pair.sitter);
    expect(answer.json().data).toEqual(now);
    expect(now.unseen_changes).toBe(2);
    const again = await confirm(id, { version: now.versions[0].number });
    expect(again.json().data.unseen_changes).toBe(0);
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
