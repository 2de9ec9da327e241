import { describe, expect, it } from "vitest";
import { checkLogin, firstLines } from "./login-rules.ts";

describe("checkLogin", () => {
  it.each([
    [{ email: "eigenaar@kwispel.test", password: "x" }, {}],
    [{ email: " Eigenaar@Kwispel.test ", password: "x" }, {}],
    [
      { email: "eigenaar", password: "x" },
      { email: "Dit is geen volledig e-mailadres. Kijk het nog eens na." },
    ],
    [{ email: "a@b.nl", password: "" }, { password: "Vul dit in." }],
    [{ email: "a@b.nl", password: "x".repeat(201) }, { password: "Gebruik hoogstens 200 tekens." }],
  ])("%j: %j", (values, errors) => {
    expect(checkLogin(values, "nl")).toEqual(errors);
  });

  it("speaks English too", () => {
    expect(checkLogin({ email: "x", password: "y" }, "en")).toEqual({
      email: "This is not a complete e-mail address. Please check it.",
    });
  });
});

it("takes the first line of each field", () => {
  expect(firstLines({ email: ["Een.", "Twee."], password: [] })).toEqual({ email: "Een." });
});
