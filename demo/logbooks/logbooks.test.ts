import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { logbookImages } from "#server/db/schema/logbooks.ts";
import { logIn } from "#tests/factories/account.ts";
import { demoServer } from "#tests/setup/demo-server.ts";
import { routeFrom } from "./walk-route.ts";

const server = demoServer();

type Item = { id: number; status: string; checked_in_at?: string; unread_updates_count: number };
type Entry = { activities: object[]; images: object[]; walks: { distance_m: number }[] };

async function logbooksOf(email: string) {
  const { db } = server.current.platform;
  const person = (await db.select().from(users)).find((user) => user.email === email);
  const as = await logIn(db, person?.id ?? 0);
  const list = await server.current.call("GET", "/api/logbooks", { as });
  expect(list.statusCode, list.body).toBe(200);
  const open = async (id: number) => {
    const answer = await server.current.call("GET", `/api/logbooks/${id}`, { as });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  return { items: list.json().data as Item[], open };
}

describe("a demo at ten in the morning", () => {
  it("has one that goes on, with the sitter at home, and finished ones", async () => {
    const { items, open } = await logbooksOf("eigenaar@kwispel.test");
    const running = items.filter(({ checked_in_at }) => checked_in_at);
    expect(running).toHaveLength(1);
    expect(running[0]?.unread_updates_count).toBeGreaterThan(0);
    expect(items.filter(({ status }) => status === "completed")).toHaveLength(3);
    const logbook = await open(running[0]?.id ?? 0);
    expect(logbook.tasks.some(({ done_at }: { done_at?: string }) => done_at)).toBe(true);
    expect(logbook.tasks.some(({ done_at }: { done_at?: string }) => !done_at)).toBe(true);
    expect(logbook.pets.map(({ name }: { name: string }) => name)).toEqual(["Moos", "Minoes"]);
    const entries: Entry[] = logbook.entries;
    const walks = entries.flatMap((entry) => entry.walks);
    expect(walks.length).toBeGreaterThan(1);
    expect(entries.flatMap(({ activities }) => activities).length).toBeGreaterThan(8);
    expect(logbook.images_count).toBeGreaterThan(4);
    for (const { distance_m } of walks) expect(distance_m).toBeGreaterThan(600);
  });

  it("gives the sitter the same, and one of another owner", async () => {
    const { items } = await logbooksOf("oppas@kwispel.test");
    expect(items.filter(({ checked_in_at }) => checked_in_at)).toHaveLength(1);
    expect(items.filter(({ status }) => status === "completed").length).toBeGreaterThan(1);
    const rows = await server.current.platform.db.select().from(logbookImages);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(15);
  });
});

it("a walk comes back to where it began, and is about as long as it takes", () => {
  const home = { lat: 52.0874, lng: 5.1365 };
  const { lines, distanceM } = routeFrom(home, 30, 7);
  const [line = []] = lines;
  expect(line[0]).toEqual([home.lat, home.lng]);
  expect(line.at(-1)).toEqual([home.lat, home.lng]);
  expect(distanceM).toBeGreaterThan(1_500);
  expect(distanceM).toBeLessThan(2_600);
  expect(routeFrom(home, 30, 7)).toEqual({ lines, distanceM });
});
