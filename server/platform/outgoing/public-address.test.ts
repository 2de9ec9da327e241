import { describe, expect, it } from "vitest";
import { guardedLookup, isInside, refuseAddress } from "./public-address.ts";

const strict = { allowLoopback: false };

describe("where push messages may go", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QABC",
    "https://wns2-am3p.notify.windows.com/w/?token=abc",
  ])("to %s", (endpoint) => {
    expect(refuseAddress(endpoint, strict)).toBe(null);
  });

  it.each([
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/x",
    "https://localhost/x",
    "https://database/x",
    "https://printer.local/x",
    "https://vault.internal/x",
    "https://push.example:8443/x",
    "https://user:secret@push.example/x",
    "ftp://push.example/x",
    "javascript:alert(1)",
    "nonsense",
  ])("not to %s", (endpoint) => {
    expect(refuseAddress(endpoint, strict)).not.toBe(null);
  });

  it("to this machine only where it is allowed", () => {
    const endpoint = "http://127.0.0.1:4000/push";
    expect(refuseAddress(endpoint, { allowLoopback: true })).toBe(null);
    expect(refuseAddress("http://10.0.0.1/push", { allowLoopback: true })).not.toBe(null);
  });

  it.each([
    ["10.1.2.3", true],
    ["172.20.0.1", true],
    ["192.168.1.1", true],
    ["169.254.169.254", true],
    ["::1", true],
    ["fd00::1", true],
    ["::ffff:10.0.0.1", true],
    ["::ffff:a00:1", true],
    ["fe80::1%eth0", true],
    ["2002:a00:1::1", true],
    ["64:ff9b::a00:1", true],
    ["100.64.3.4", true],
    ["224.0.0.251", true],
    ["no address", true],
    ["142.250.179.138", false],
    ["2a00:1450:400e:80c::200a", false],
  ])("%s is inside: %s", (address, expected) => {
    expect(isInside(address)).toBe(expected);
  });

  it("not to a public name that stands for something inside", async () => {
    const looked = new Promise<Error | null>((resolve) => {
      // The one name that every machine resolves to itself.
      guardedLookup(strict)("localhost", { all: true }, (error) => resolve(error));
    });
    expect((await looked)?.message).toContain("no public address");
  });
});
