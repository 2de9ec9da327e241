import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { localPaymentsUrl } from "./local-address.ts";

describe("localPaymentsUrl", () => {
  const server = createServer();
  afterEach(() => new Promise((done) => server.close(done)));

  it.each(["127.0.0.1", "0.0.0.0"])("is this machine for who listens on %s", async (host) => {
    await new Promise<void>((done) => server.listen(0, host, done));
    const { port } = server.address() as AddressInfo;
    expect(localPaymentsUrl(server, "http://kwispel.example")).toBe(
      `http://127.0.0.1:${port}/dev/payments`,
    );
  });

  it("is where people find it for who doesn't listen", () => {
    expect(localPaymentsUrl(server, "http://localhost:3000")).toBe(
      "http://localhost:3000/dev/payments",
    );
  });
});
