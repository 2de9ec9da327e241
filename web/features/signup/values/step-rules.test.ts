import { describe, expect, it } from "vitest";
import { sentFields } from "#tests/setup/dom/sent-fields.ts";
import { accountValues, knownUpdate, readBirthDate, registrationOf } from "./account-values.ts";
import { requestBody, requestReader, requestValues } from "./request-values.ts";
import { checkAbout, checkAccount, checkKnown, checkRequest } from "./step-rules.ts";

const asked = { today: "2026-11-16", locale: "nl" as const };
const account = {
  firstName: "Noor",
  lastName: "Hendriks",
  email: "noor@example.test",
  password: "gietijzeren hangmat zeehond",
  birthDate: "1990-5-1",
  terms: true,
};

describe("an account", () => {
  it.each([
    [{}, []],
    [{ birthDate: "2008-11-16" }, []],
    [{ birthDate: "2008-11-17" }, ["birthDate"]],
    [{ birthDate: "1990-13-1" }, ["birthDate"]],
    [{ email: "noor", terms: false }, ["email", "terms"]],
    [accountValues(null), ["birthDate", "email", "firstName", "lastName", "password", "terms"]],
  ])("%j: %j is wrong", (changed, fields) => {
    expect(Object.keys(checkAccount({ ...account, ...changed }, asked)).toSorted()).toEqual(fields);
  });

  it("is sent with a day, and with the invitation that it comes of", () => {
    expect(registrationOf(account, null)).toEqual({ ...account, birthDate: "1990-05-01" });
    expect(registrationOf(account, { token: "abc" })).toMatchObject({ invitation: "abc" });
  });

  it("is asked for its birthday only when that is missing", () => {
    const known = { firstName: "Noor", lastName: "Hendriks", birthDate: "", terms: false };
    expect(checkKnown(known, { ...asked, isMissing: false })).toEqual({});
    expect(Object.keys(checkKnown(known, { ...asked, isMissing: true })).toSorted()).toEqual([
      "birthDate",
      "terms",
    ]);
    expect(knownUpdate(known, false, "address")).not.toHaveProperty("terms");
  });

  it("has its birthday read from three boxes", () => {
    const boxes = { "birthDate-day": "1", "birthDate-month": "5", "birthDate-year": "1990" };
    expect(readBirthDate(sentFields(boxes))).toEqual({ birthDate: "1990-5-1" });
    expect(readBirthDate(sentFields({}))).toEqual({});
  });
});

it.each([
  [true, ["about", "headline"]],
  [false, []],
])("asks sitters alone to say who they are: %s", (isSitter, fields) => {
  const errors = checkAbout({ headline: "", about: "" }, isSitter, "nl");
  expect(Object.keys(errors).toSorted()).toEqual(fields);
});

describe("a request", () => {
  const moos = { id: 7, name: "Moos" };
  const values = {
    ...requestValues(null, [moos], "Oppas gezocht"),
    serviceTypes: ["house_visit" as const],
    description: "Twee keer per dag eten.",
    startDate: "2026-12-01",
    endDate: "2026-12-05",
  };
  const words = { locale: "nl" as const, needService: "dienst", needMoment: "moment" };

  it.each([
    [{}, {}],
    [{ serviceTypes: [] }, { serviceTypes: "dienst" }],
    [{ kind: "recurring" as const }, { weekdays: "moment" }],
  ])("%j: %j", (changed, errors) => {
    expect(checkRequest({ ...values, ...changed }, words)).toEqual(errors);
  });

  it("leaves out what belongs to the other kind", () => {
    const weekdays = [{ weekday: "MONDAY" as const, parts: ["morning" as const] }];
    expect(requestBody({ ...values, weekdays })).toMatchObject({ animals: [7], weekdays: [] });
    expect(requestBody({ ...values, weekdays, kind: "recurring" })).toMatchObject({
      recurring: true,
      startDate: "",
      endDate: "",
      weekdays,
    });
  });

  it("is for the only pet without a field that says so", () => {
    const fields = sentFields({ weekdays: "MONDAY-morning" });
    expect(requestReader([moos])(fields)).toEqual({
      animals: ["7"],
      weekdays: [{ weekday: "MONDAY", parts: ["morning"] }],
    });
    expect(requestReader([moos, { id: 8, name: "Pip" }])(fields)).not.toHaveProperty("animals");
  });
});
