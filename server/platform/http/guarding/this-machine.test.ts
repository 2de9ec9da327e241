import { describe, expect, it } from "vitest";
import { isLoopback } from "./this-machine.ts";

describe("isLoopback", () => {
  it.each([
    ["localhost", true],
    ["LocalHost", true],
    ["127.0.0.1", true],
    ["127.8.9.10", true],
    ["::1", true],
    ["[::1]", true],
    ["::ffff:127.0.0.1", true],
    ["", false],
    ["0.0.0.0", false],
    ["::", false],
    ["192.0.2.1", false],
    ["127.0.0.1.evil.example", false],
    ["localhost.evil.example", false],
    ["evil.example", false],
    ["128.0.0.1", false],
  ])("%j: %s", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
