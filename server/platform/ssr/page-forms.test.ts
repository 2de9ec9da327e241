import { describe, expect, it } from "vitest";
import account from "#messages/nl/account.json" with { type: "json" };
import shell from "#messages/nl/shell.json" with { type: "json" };
import { makeUser, password } from "#tests/factories/account.ts";
import { carriedValue, plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** Forms that are sent before, or without, script: a POST to the page that they stand on. */
const server = testServer({ withPages: true });

const loginCodeOf = (html: string) => /data-login-code="([^"]*)"/.exec(html)?.[1] ?? null;

const newUser = () => makeUser(server.current.platform.db);

describe("a form without script", () => {
  it("logs in, goes where one was going, and leaves a code for the script", async () => {
    const { email } = await newUser();
    const browser = plainBrowser(server);
    const path = "/inloggen?redirect=%2Fsettings";
    const carried = await browser.open(path, "login");
    const answer = await browser.post(path, { ...carried, email, password });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/settings"]);

    const bearer = decodeURIComponent(browser.cookies.get("session") ?? "");
    const next = await browser.get("/settings");
    expect(next.statusCode).toBe(200);
    const code = loginCodeOf(next.body) ?? "";
    expect(code).not.toBe("");
    // There once: whoever reads on has no use for it.
    expect(loginCodeOf((await browser.get("/settings")).body)).toBeNull();

    const exchange = () =>
      server.current.call("POST", "/api/loginToken", { body: { token: code } });
    const { token } = (await exchange()).json();
    const whoIs = (as: string) => server.current.call("GET", "/api/user", { as });
    expect((await whoIs(token)).json().email).toBe(email);
    // One session went on as another, and nobody can use the code a second time.
    expect((await whoIs(bearer)).statusCode).toBe(401);
    expect((await exchange()).statusCode).toBe(410);
  });

  it("leaves a code that is of no use after a minute, or after logging out", async () => {
    const { email } = await newUser();
    const browser = plainBrowser(server);
    const logIn = async () => {
      const carried = await browser.open("/login", "login");
      await browser.post("/login", { ...carried, email, password });
      return loginCodeOf((await browser.get("/settings")).body) ?? "";
    };
    const exchange = async (token: string) =>
      (await server.current.call("POST", "/api/loginToken", { body: { token } })).statusCode;

    const code = await logIn();
    const carried = await browser.open("/settings", "logout");
    const out = await browser.post("/settings", carried);
    expect([out.statusCode, out.headers.location]).toEqual([303, "/"]);
    expect(browser.cookies.has("session")).toBe(false);
    expect(await exchange(code)).toBe(410);

    const late = await logIn();
    server.current.clock.advance(61_000);
    expect(await exchange(late)).toBe(410);
  });

  it("leaves no code in what all guests see, whatever cookie somebody brings", async () => {
    const planted = { accept: "text/html", cookie: "login_code=1%7Cplanted" };
    for (const path of ["/", "/inloggen"]) {
      const page = await server.current.call("GET", path, { headers: planted });
      expect([page.statusCode, loginCodeOf(page.body)]).toEqual([200, null]);
      expect(page.body).not.toContain("planted");
    }
  });

  it("says beside its fields what is wrong, and forgets nothing but the password", async () => {
    const browser = plainBrowser(server);
    const carried = await browser.open("/inloggen", "login");
    const empty = await browser.post("/inloggen", {
      ...carried,
      email: "geen adres",
      password: "",
    });
    expect(empty.statusCode).toBe(422);
    expect(shown(empty)).toContain('value="geen adres"');
    expect(shown(empty)).toContain('aria-invalid="true"');
    const wrong = await browser.post("/inloggen", {
      ...carried,
      email: "wie@kwispel.test",
      password: "heel geheim en lang",
    });
    expect(wrong.statusCode).toBe(422);
    expect(shown(wrong)).toContain('value="wie@kwispel.test"');
    expect(wrong.body).not.toContain("heel geheim en lang");
    expect(shown(wrong)).toContain(account.login.heading);
  });

  it.each([
    ["from another site", {}],
    ["with a token that was made up", { _token: "x.y" }],
  ])("is refused %s, with what was typed", async (_whence, other) => {
    const { email } = await newUser();
    const browser = plainBrowser(server);
    const { _token, ...carried } = await browser.open("/inloggen", "login");
    const refused = await browser.post("/inloggen", { ...carried, ...other, email, password });
    expect(refused.statusCode).toBe(419);
    expect(shown(refused)).toContain(shell.formTooOld);
    expect(shown(refused)).toContain(`value="${email}"`);
    expect(browser.cookies.has("session")).toBe(false);
    // Sent again from there it is taken.
    const fields = { ...carried, _token: carriedValue(refused.body, "_token"), email, password };
    expect((await browser.post("/inloggen", fields)).statusCode).toBe(303);
  });

  it("is refused with the token of somebody else's page", async () => {
    const { email } = await newUser();
    const theirs = await plainBrowser(server).open("/inloggen", "login");
    const browser = plainBrowser(server);
    await browser.get("/inloggen");
    const answer = await browser.post("/inloggen", { ...theirs, email, password });
    expect(answer.statusCode).toBe(419);
  });

  it.each([
    ["of this very host", "http://localhost:80", 422],
    ["of this host by another port", "http://localhost:8080", 400],
    ["of another site", "https://elsewhere.example", 400],
    ["of nowhere", "null", 400],
  ])("on a page %s: %s", async (_whose, origin, status) => {
    const browser = plainBrowser(server);
    const carried = await browser.open("/inloggen", "login");
    const answer = await browser.post("/inloggen", { ...carried, email: "x" }, { origin });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ["that the page doesn't have", "/inloggen", { _form: "signup" }, 400],
    ["that has no name", "/inloggen", {}, 400],
    ["on a page without forms", "/privacy", { _form: "login" }, 405],
    ["that is far too long", "/inloggen", { _form: "login", email: "x".repeat(200_000) }, 413],
  ])("%s is refused", async (_what, path, fields, status) => {
    const answer = await plainBrowser(server).post(path, fields);
    expect(answer.statusCode).toBe(status);
  });

  it("is all that a page takes", async () => {
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
      const answer = await server.current.call("POST", "/inloggen", {
        headers: { "content-type": type },
        body: "{}",
      });
      expect(answer.statusCode, type).toBe(405);
    }
  });
});
