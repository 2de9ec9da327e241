import { describe, expect, it } from "vitest";
import { BadConfiguration, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing", () => {
    const config = readConfig({});
    expect(config.PORT).toBe(3000);
    expect(config.appUrl).toBe("http://localhost:3000");
    expect(config.ROLE).toBe("all");
    expect(config.DEMO).toBeUndefined();
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" }).DATABASE_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: "eight" }, "PORT: must be a number"],
    [{ PORT: "70000" }, "PORT: must be 65535 or less"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL: must be an address starting with"],
    [{ ROLE: "boss" }, "ROLE: must be one of all, web, worker"],
    [{ ROLE: "worker" }, "ROLE: web and worker apart need a shared database"],
    [{ APP_URL: "https://kwispel.example" }, "APP_KEY: a site on https needs its own key"],
    [{ APP_KEY: "short" }, "APP_KEY: must be 32 characters or more"],
    [{ DATA_KEY: "c2hvcnQ=" }, "DATA_KEY: must be 32 bytes in base64"],
    [{ DATABASE_URL: "postgres://localhost/x" }, "DATA_KEY: needed beside DATABASE_URL"],
    [
      { DATA_KEY_PREVIOUS: Buffer.alloc(32, 1).toString("base64") },
      "DATA_KEY: needed beside DATA_KEY_PREVIOUS",
    ],
    [{ S3_BUCKET: "pictures" }, "S3_ENDPOINT: needed beside the other S3_ settings"],
    [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_SECRET: needed beside the other GOOGLE_ settings"],
    [{ APPLE_PRIVATE_KEY: "x" }, "APPLE_PRIVATE_KEY: must be a private key"],
    [{ APPLE_KEY_ID: "x" }, "APPLE_PRIVATE_KEY: needed beside the other APPLE_ settings"],
    [{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM: needed beside SMTP_URL"],
    [{ MOLLIE_API_KEY: "secret" }, "MOLLIE_API_KEY: must start with live_ or test_"],
    [{ MOLLIE_API_URL: "api.mollie.com" }, "MOLLIE_API_URL: must be an address starting with"],
    [{ DEMO: "yes" }, "DEMO: must be 0 or 1"],
  ])("names the variable in %j", (environment, text) => {
    expect(() => readConfig(environment)).toThrow(BadConfiguration);
    expect(() => readConfig(environment)).toThrow(text);
  });

  it("names all problems at once", () => {
    expect(() => readConfig({ PORT: "x", ROLE: "y" })).toThrow(/PORT[\s\S]*ROLE/);
  });
});
