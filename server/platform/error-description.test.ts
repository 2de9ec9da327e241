import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { describeError, reasonOf } from "./error-description.ts";

const secret = "tess.geheim@example.test";

function failed(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

const taken = Object.assign(new Error(`duplicate key: ${secret}`), {
  name: "error",
  code: "23505",
  constraint: "users_email_key",
  table: "users",
  column: "email",
  detail: `Key (email)=(${secret}) already exists.`,
  where: secret,
});

const cases: [name: string, error: unknown, reason: string][] = [
  ["Drizzle's", new DrizzleQueryError("insert", [secret], taken), "DrizzleQueryError"],
  ["PostgreSQL's", taken, "error 23505 users_email_key"],
  ["JSON's", failed(() => JSON.parse(`{"email": ${secret}`)), "SyntaxError"],
  ["an address's", failed(() => new URL(secret)), "TypeError ERR_INVALID_URL"],
  ["zod's", failed(() => z.object({ [secret]: z.number() }).parse({})), "ZodError"],
  ["a mail server's", Object.assign(new Error(secret), { responseCode: 550 }), "Error 550"],
  ["a plain one's", new Error(`no ${secret}`), "Error"],
  ["one with a name of its own", Object.assign(new Error("x"), { name: secret }), "Error"],
  ["one with a code of its own", Object.assign(new Error("x"), { code: secret }), "Error"],
  ["one whose text looks like a stack", new Error(`x\n    at /${secret}:1:1`), "Error"],
  ["a cause's", new Error("x", { cause: new Error(secret) }), "Error, Error"],
  ["a copy's", { ...taken, message: secret, stack: secret }, "error 23505 users_email_key"],
  ["a text's", secret, "string"],
  ["nothing's", undefined, "undefined"],
];

describe("an error that is written down", () => {
  it.each(cases)("says nothing of %s values", (_name, error, reason) => {
    const written = JSON.stringify(describeError(error)) + reasonOf(error);
    expect(written).not.toContain(secret);
    expect(written).not.toContain("geheim");
    expect(reasonOf(error)).toMatch(new RegExp(`^${reason}`));
  });

  it("tells what kind it is, what it has to do with, and where it came up", () => {
    expect(describeError(new DrizzleQueryError("insert", [secret], taken))).toEqual({
      type: "DrizzleQueryError",
      stack: expect.stringContaining("server/platform/error-description.test.ts:"),
      cause: {
        type: "error",
        code: "23505",
        constraint: "users_email_key",
        table: "users",
        column: "email",
        stack: expect.stringContaining("server/platform/error-description.test.ts:"),
      },
    });
    expect(reasonOf(new Error("x"))).toMatch(
      /^Error at server\/platform\/error-description\.test\.ts:\d+:\d+$/,
    );
  });

  it("tells where in a value a schema was not met", () => {
    const schema = z.object({ pets: z.array(z.object({ name: z.string() })) });
    const error = failed(() => schema.parse({ pets: [{ name: 7 }] }));
    expect(describeError(error).issues).toEqual(["invalid_type at pets.0.name"]);
  });
});
