import { expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { logIn } from "#tests/factories/account.ts";
import { demoServer } from "#tests/setup/demo-server.ts";

const server = demoServer();

type Listed = { id: number; kind: string; allowed_actions: string[]; intake_form?: object };

async function bookingsOf(email: string) {
  const { db } = server.current.platform;
  const person = (await db.select().from(users)).find((user) => user.email === email);
  const as = await logIn(db, person?.id ?? 0);
  const answer = await server.current.call("GET", "/api/booking?filter=all", { as });
  return { as, bookings: answer.json().data as Listed[] };
}

it("whoever may fill in or read a form finds one", async () => {
  for (const email of ["eigenaar@kwispel.test", "oppas@kwispel.test"]) {
    const { as, bookings } = await bookingsOf(email);
    const readable = bookings.filter(({ allowed_actions }) =>
      allowed_actions.some((action) => action === "fillIntake" || action === "readIntake"),
    );
    expect(readable.length).toBeGreaterThan(1);
    for (const { id } of readable) {
      const answer = await server.current.call("GET", `/api/booking/${id}/intake`, { as });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
});

it("Sanne has two changes to confirm, and an owner who has yet to begin", async () => {
  const { bookings } = await bookingsOf("oppas@kwispel.test");
  const forms = bookings.flatMap(({ intake_form }) => intake_form ?? []);
  expect(forms).toContainEqual(
    expect.objectContaining({ progress: "completed", unseen_changes: 2 }),
  );
  expect(forms).toContainEqual(expect.objectContaining({ progress: "not_started" }));
});
