import { describe, expect, it } from "vitest";
import { checkForm } from "./form-rules.ts";

describe("checkForm", () => {
  it.each([
    ["details", { firstName: "Noor", lastName: "Jansen", phone: "" }, []],
    ["details", { firstName: "Noor", lastName: "Jansen", phone: "06-12345678" }, []],
    ["details", { firstName: " ", lastName: "", phone: "12" }, ["firstName", "lastName", "phone"]],
    ["email", { email: "noor@example.test" }, []],
    ["email", { email: "noor" }, ["email"]],
    ["emailAndPassword", { email: "noor@example.test", password: "" }, ["password"]],
    ["password", { password: "" }, ["password"]],
    ["code", { code: "123 456" }, []],
    ["code", { code: "" }, ["code"]],
    ["code", { code: "12345a" }, ["code"]],
  ] as const)("%s %j: %j", (name, values, fields) => {
    expect(Object.keys(checkForm(name, values, "nl"))).toEqual(fields);
  });
});
