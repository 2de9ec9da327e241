import { expect, it } from "vitest";
import { testServer } from "#tests/setup/test-server.ts";
import { securityText } from "./privacy.domain.ts";

const server = testServer({ environment: { OPERATOR_EMAIL: "veilig@kwispel.test" } });

it("says where to tell of a weakness, and for how long", async () => {
  const answer = await server.current.call("GET", "/.well-known/security.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const { appUrl } = server.current.platform.config;
  expect(answer.body).toBe(
    `Contact: mailto:veilig@kwispel.test
Expires: 2027-05-14T09:30:00Z
Preferred-Languages: nl, en
Canonical: ${appUrl}/.well-known/security.txt
`,
  );
});

it("leads to the contact page where nobody gave an address", () => {
  const now = new Date("2026-11-15T09:30:00Z");
  const text = securityText({ appUrl: "https://kwispel.test", email: undefined, now });
  expect(text).toContain("Contact: https://kwispel.test/contact\n");
});
