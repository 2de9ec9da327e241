import { describe, expect, it } from "vitest";
import { readError } from "./error-reader.ts";

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return {
    status,
    header: (name: string) => headers[name] ?? null,
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

describe("readError", () => {
  it.each([
    ["message", { message: "Log eerst in.", error: "unauthenticated" }, ["Log eerst in."]],
    ["error that is no code", { error: "Er ging iets mis." }, ["Er ging iets mis."]],
    ["a list", { messages: ["Een.", "Twee."] }, ["Een.", "Twee."]],
    ["a single one", { messages: "Een." }, ["Een."]],
    [
      "a 422",
      { message: "Validation Error", error: "validation", messages: ["Vul dit in."] },
      ["Vul dit in."],
    ],
    ["the same line twice", { message: "Een.", messages: ["Een."] }, ["Een."]],
    ["lines that are not text", { message: 4, messages: [null, {}, " "] }, []],
    ["a code in the message", { message: "notFound" }, []],
    ["a page of HTML", "<h1>502</h1>", []],
    ["a list at the top", [], []],
    ["nothing", "", []],
  ])("shows the lines of %s", (_, body, messages) => {
    expect(readError(answer(422, body)).messages).toEqual(messages);
  });

  it("keeps status, code, request id and wait", () => {
    const error = readError(
      answer(
        429,
        { message: "Wacht even.", error: "tooManyRequests" },
        {
          "x-request-id": "r-1",
          "retry-after": "30",
        },
      ),
    );
    expect(error).toMatchObject({
      name: "ApiError",
      message: "Wacht even.",
      status: 429,
      code: "tooManyRequests",
      requestId: "r-1",
      retryAfterSeconds: 30,
    });
  });

  it("has no code when something else answered", () => {
    expect(readError(answer(502, "<h1>Bad gateway</h1>")).code).toBeNull();
  });

  it("names fields as our forms do", () => {
    const errors = { first_name: ["Vul dit in."], "services.0.price_cents": "Vul 1 of meer in." };
    expect(readError(answer(422, { errors })).fieldErrors).toEqual({
      firstName: ["Vul dit in."],
      "services.0.priceCents": ["Vul 1 of meer in."],
    });
  });
});
