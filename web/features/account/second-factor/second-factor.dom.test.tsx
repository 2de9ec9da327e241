import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SecondFactorState } from "#contract/account/second-factor.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { CodeStepForm } from "./code-step-form.tsx";
import { SecondFactorNeeded } from "./second-factor-needed.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

type Sent = { call: string; body: unknown };
let sent: Sent[];
let answers: { status: number; body: object }[];
beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    sent.push({ call: `${init.method} ${path}`, body: init.body && JSON.parse(String(init.body)) });
    const { status, body } = answers.shift() ?? { status: 500, body: { message: "Even niet." } };
    const headers = { "content-type": "application/json" };
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const off: SecondFactorState = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
const on = { ...off, isOn: true, onAt: "2026-11-15T09:30:00Z", recoveryCodesLeft: 8 };
const owner = { email: "noor@example.test", hasPassword: true };
const now = "2026-11-17T20:00:00Z";
const section = (state = off, of = owner) => (
  <SecondFactorSection state={state} owner={of} now={now} />
);
const setup = {
  secret: "GEZDGNBVGY3TQOJQ",
  address: "otpauth://totp/Kwispel:noor?secret=GEZDGNBVGY3TQOJQ",
  picture: { path: "M0 0h1v1h-1z", size: 21 },
};
const codes = ["aaaa-bbbb-cccc-dddd", "eeee-ffff-gggg-hhhh"];
const ok = (body: object) => ({ status: 200, body });
const wrong = (field: string, line: string) => ({
  status: 422,
  body: { message: "Validation Error", error: "validation", errors: { [field]: [line] } },
});
const button = (name: string) => screen.getByRole("button", { name });

describe("the settings' part about logging in with two steps", () => {
  it("is switched on by password, scanning and a code, and shows the recovery codes once", async () => {
    answers = [ok({ setup }), wrong("code", "Klopt niet."), ok({ recovery_codes: codes })];
    const { user } = renderPart(section());
    await user.click(button("Zet aan"));
    expect(await screen.findByText("Vul je wachtwoord in.")).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText("Je wachtwoord"), "een hond in de zon");
    await user.click(button("Zet aan"));

    expect(await screen.findByRole("img", { name: "QR-code voor je app" })).toBeTruthy();
    expect(screen.getByText("GEZD GNBV GY3T QOJQ")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Open in een app/ }).getAttribute("href")).toBe(
      setup.address,
    );
    const field = screen.getByLabelText("Code uit je app");
    expect(field.getAttribute("autocomplete")).toBe("one-time-code");
    expect(field.getAttribute("inputmode")).toBe("numeric");
    await user.type(field, "123 456");
    await user.click(button("Bevestig"));
    expect(await screen.findByText("Klopt niet.")).toBeTruthy();
    await user.click(button("Bevestig"));

    const list = await screen.findByRole("list", { name: "Herstelcodes" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(codes);
    const file = screen.getByRole("link", { name: "Download" });
    expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain(codes.join("\n"));
    expect(file.getAttribute("download")).toBe("kwispel-herstelcodes.txt");
    await user.click(button("Ik heb ze bewaard"));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Herstelcodes" })).toBeNull());
    expect(sent.map(({ call }) => call)).toEqual(Array(3).fill("POST /api/user/secondFactor"));
    expect(sent[0]?.body).toEqual({ step: "begin", password: "een hond in de zon" });
  });

  it("says that the password is wrong beside it, and asks none of an account that has none", async () => {
    answers = [{ status: 422, body: { message: "Nee.", error: "invalidCredentials" } }];
    const { user, unmount } = renderPart(section());
    await user.type(screen.getByLabelText("Je wachtwoord"), "geraden wachtwoord");
    await user.click(button("Zet aan"));
    expect(await screen.findByText(/niet je wachtwoord/)).toBeTruthy();
    unmount();
    answers = [ok({ setup })];
    const social = renderPart(section(off, { ...owner, hasPassword: false }));
    await social.user.click(button("Zet aan"));
    expect(await screen.findByRole("img")).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ step: "begin" });
  });

  it("once it is on tells since when, gives new codes and is switched off", async () => {
    answers = [ok({ recovery_codes: codes })];
    const { user, unmount } = renderPart(section(on));
    expect(screen.getByText("Je hebt nog 8 herstelcodes.")).toBeTruthy();
    await user.type(screen.getByLabelText("Je wachtwoord"), "een hond in de zon");
    await user.click(button("Nieuwe herstelcodes"));
    expect(await screen.findByRole("list", { name: "Herstelcodes" })).toBeTruthy();
    unmount();
    answers = [{ status: 204, body: {} }];
    const again = renderPart(section(on));
    await again.user.type(screen.getByLabelText("Je wachtwoord"), "een hond in de zon");
    await again.user.click(button("Zet uit"));
    await waitFor(() => expect(sent.at(-1)?.call).toBe("DELETE /api/user/secondFactor"));
    expect(sent[0]?.body).toEqual({ step: "recoveryCodes", password: "een hond in de zon" });
  });

  it("takes a code of an account without a password, and goes on to another app", async () => {
    answers = [ok({ setup })];
    const { user } = renderPart(section(on, { ...owner, hasPassword: false }));
    await user.type(screen.getByLabelText(/of een herstelcode/), "aaaa-bbbb-cccc-dddd");
    await user.click(button("Andere app of telefoon"));
    expect(await screen.findByRole("img")).toBeTruthy();
    expect(sent[0]?.body).toEqual({ step: "begin", code: "aaaa-bbbb-cccc-dddd" });
  });

  it("can't be switched off by an admin", () => {
    renderPart(section({ ...on, isRequired: true }));
    expect(screen.queryByRole("button", { name: "Zet uit" })).toBeNull();
    expect(screen.getByText(/kun je dit niet uitzetten/)).toBeTruthy();
  });

  it("shows what came of a form that was sent without script", () => {
    const values = {
      secret: setup.secret,
      address: setup.address,
      path: "M0 0h1v1h-1z",
      size: "21",
    };
    const nothing = { errors: {}, messages: [], status: 200 };
    const begun = { form: "secondFactorBegin", values, isDone: true, ...nothing };
    const { unmount } = renderPart(section(), { sent: begun });
    expect(screen.getByRole("img")).toBeTruthy();
    unmount();
    const done = { ...values, recoveryCodes: codes.join("\n") };
    const confirmed = { form: "secondFactorConfirm", values: done, isDone: true, ...nothing };
    renderPart(section(on), { sent: confirmed });
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

function Step() {
  const [state, setState] = useState("asked");
  if (state !== "asked") return <output>{state}</output>;
  return (
    <CodeStepForm
      ticket="7|x"
      kind="app"
      onLoggedIn={() => setState("in")}
      onDead={() => setState("dead")}
    />
  );
}

describe("the code after logging in", () => {
  it("is sent with the ticket, and lets in", async () => {
    answers = [wrong("code", "Klopt niet."), ok({ token: "1|y" })];
    const { user } = renderPart(<Step />);
    const field = screen.getByLabelText("Code uit je app");
    await user.type(field, "12345");
    await user.click(button("Log in"));
    expect(await screen.findByText("De code heeft zes cijfers.")).toBeTruthy();
    await user.type(field, "6");
    await user.click(button("Log in"));
    expect(await screen.findByText("Klopt niet.")).toBeTruthy();
    await user.click(button("Log in"));
    await waitFor(() => expect(screen.getByText("in")).toBeTruthy());
    const calls = sent.filter(({ call }) => call.startsWith("POST"));
    expect(calls.at(-1)).toEqual({
      call: "POST /api/login/secondFactor",
      body: { ticket: "7|x", code: "123456" },
    });
  });

  it("says so when the ticket is worth nothing any more", async () => {
    answers = [{ status: 410, body: { message: "Te laat.", error: "tokenExpired" } }];
    const { user } = renderPart(<Step />);
    await user.type(screen.getByLabelText("Code uit je app"), "123456");
    await user.click(button("Log in"));
    expect(await screen.findByText("dead")).toBeTruthy();
  });
});

it("an admin without it is led to the settings", () => {
  renderPart(<SecondFactorNeeded />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/settings#second-factor");
});
