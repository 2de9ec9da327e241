import { expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { logIn } from "#tests/factories/account.ts";
import { demoServer } from "#tests/setup/demo-server.ts";

const server = demoServer();

async function readAs(email: string, path: string) {
  const { db } = server.current.platform;
  const person = (await db.select().from(users)).find((user) => user.email === email);
  const as = await logIn(db, person?.id ?? 0);
  return server.current.call("GET", path, { as });
}

it("Sanne has a year that was renewed, and an invoice of both", async () => {
  const email = "oppas@kwispel.test";
  const subscription = (await readAs(email, "/api/subscription")).json().data;
  expect(subscription).toMatchObject({ status: "active", plan: "year" });
  const payments = (await readAs(email, "/api/payments")).json().data;
  expect(payments).toMatchObject([
    { kind: "renewal", status: "paid", amount_cents: 4995 },
    { kind: "first", status: "paid", amount_cents: 4995 },
  ]);
  for (const { id } of payments) {
    const invoice = await readAs(email, `/api/payments/${id}/invoice`);
    expect(invoice.headers["content-type"]).toBe("application/pdf");
  }
});

it("Tess can write to two new people", async () => {
  const subscription = (await readAs("eigenaar@kwispel.test", "/api/subscription")).json().data;
  expect(subscription).toMatchObject({ status: "inactive", free_beginnings_left: 2 });
});
