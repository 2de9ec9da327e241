import { describe, expect, it } from "vitest";
import { checkForm } from "./form-rules.ts";

describe("checkForm", () => {
  it.each([
    [{ email: "eigenaar@kwispel.test", password: "x" }, {}],
    [{ email: " Eigenaar@Kwispel.test ", password: "x" }, {}],
    [
      { email: "eigenaar", password: "x" },
      { email: "Dit is geen volledig e-mailadres. Kijk het nog eens na." },
    ],
    [{ email: "a@b.nl", password: "" }, { password: "Vul je wachtwoord in." }],
    [{ email: "a@b.nl", password: "x".repeat(201) }, { password: "Gebruik hoogstens 200 tekens." }],
  ])("log-in %j: %j", (values, errors) => {
    expect(checkForm("login", values, "nl")).toEqual(errors);
  });

  const long = "paraplu kaas fiets";
  it.each([
    [{ newPassword: long, newPasswordConfirmation: long }, {}],
    [{ oldPassword: "oud", newPassword: long, newPasswordConfirmation: long }, {}],
    [
      { newPassword: "kort", newPasswordConfirmation: "kort" },
      { newPassword: "Gebruik minstens 10 tekens." },
    ],
    [
      { newPassword: long, newPasswordConfirmation: "paraplu kaas" },
      {
        newPasswordConfirmation: "Deze wachtwoorden zijn niet gelijk. Vul twee keer hetzelfde in.",
      },
    ],
  ])("new password %j: %j", (values, errors) => {
    expect(checkForm("changePassword", values, "nl")).toEqual(errors);
  });

  it("speaks English too", () => {
    expect(checkForm("email", { email: "x" }, "en")).toEqual({
      email: "This email address isn’t complete. Please check it.",
    });
  });
});
