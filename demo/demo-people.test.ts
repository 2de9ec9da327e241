import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { logIn } from "#tests/factories/account.ts";
import { demoServer } from "#tests/setup/demo-server.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";

const server = demoServer();

type Counts = Record<string, number>;

async function countAll(): Promise<Counts> {
  const [row = {}] = await rowsOf<Counts>(
    server.current.platform.db,
    sql`select
      (select count(*) from profiles where profile_type = 'pet_sitter' and published_at is not null)::int as sitters,
      (select count(*) from profiles where profile_type = 'pet_owner')::int as owners,
      (select count(*) from requests where is_activated)::int as open_requests,
      (select count(*) from requests where not is_activated)::int as drafts`,
  );
  return row;
}

/** Sitters who lack something that a sitter needs to be found, in the words of the rule. */
async function listIncomplete(): Promise<unknown[]> {
  return rowsOf(
    server.current.platform.db,
    sql`select p.id from profiles p join users u on u.id = p.user_id
      where p.profile_type = 'pet_sitter' and not (
        u.email_verified_at is not null and not p.is_registering
        and p.headline <> '' and length(p.about) >= 100 and cardinality(p.animal_categories) > 0
        and exists (select 1 from addresses a where a.user_id = u.id)
        and exists (select 1 from profile_images i where i.profile_id = p.id and i.profile_image)
        and exists (select 1 from profile_images i where i.profile_id = p.id and i.cover_image)
        and exists (select 1 from offered_services s where s.profile_id = p.id)
        and exists (select 1 from offered_extras e where e.profile_id = p.id)
        and exists (select 1 from weekly_availability w where w.profile_id = p.id))`,
  );
}

/** Whatever is wrong with dates, pets and requests. */
async function listImpossible(): Promise<unknown[]> {
  const today = server.current.clock.now().toISOString().slice(0, 10);
  return rowsOf(
    server.current.platform.db,
    sql`select 'member after active' as what, id from users where last_active_at < created_at
      union all select 'too young', id from users where birth_on > ${today}::date - interval '18 years'
      union all select 'in the future', id from users where created_at > ${today}::date + 1
      union all select 'pet born later', id from pets where birth_on > ${today}::date
      union all select 'pets', p.id from profiles p where p.profile_type = 'pet_owner'
        and (select count(*) from pets where profile_id = p.id) not between 1 and 4
      union all select 'open without animals', r.id from requests r
        where not exists (select 1 from request_animals a where a.request_id = r.id)
      union all select 'other people''s animals', r.id from requests r
        join request_animals a on a.request_id = r.id join pets on pets.id = a.pet_id
        where pets.profile_id <> r.profile_id
      union all select 'over', id from requests where last_on < ${today}::date
      union all select 'title', id from requests where length(title) > 80
      union all select 'walks without a dog', r.id from requests r
        where 'dog_walking_service' = any(r.service_types) and exists (
          select 1 from request_animals a join pets on pets.id = a.pet_id
          where a.request_id = r.id and pets.category <> 'dog')`,
  );
}

describe("the people of a demo", () => {
  it("are all there, complete, and possible", async () => {
    const { db } = server.current.platform;
    expect(await countAll()).toEqual({ sitters: 401, owners: 151, open_requests: 120, drafts: 15 });
    expect((await server.current.call("GET", "/api/sitters?limit=5")).json().total).toBe(401);
    expect((await server.current.call("GET", "/api/requests?limit=5")).json().total).toBe(120);
    expect(await listIncomplete()).toEqual([]);
    expect(await listImpossible()).toEqual([]);
    const people = await db.select({ email: users.email, hash: users.passwordHash }).from(users);
    const known = Object.values(demoAccounts).map(({ email }) => email as string);
    const strange = people.filter(
      ({ email }) => !known.includes(email) && !email.endsWith("@voorbeeld.kwispel.test"),
    );
    expect(strange).toEqual([]);
    const [hash, ...others] = new Set(people.map((person) => person.hash));
    expect(others).toEqual([]);
    expect(await server.current.platform.passwords.matches(demoPassword, hash ?? null)).toBe(true);
  });

  it("can be visited, with pictures that load", async () => {
    const { db } = server.current.platform;
    const sample = await rowsOf<{ id: number; user_id: number }>(
      db,
      sql`select id, user_id from profiles where profile_type = 'pet_sitter' and id % 40 = 3`,
    );
    expect(sample.length).toBeGreaterThan(8);
    for (const { id, user_id } of sample) {
      const page = await server.current.call("GET", `/api/sitters/${id}`);
      expect(page.statusCode).toBe(200);
      const { data } = page.json();
      expect(data.images.length).toBeGreaterThan(2);
      for (const { sizes } of data.images) {
        const picture = await server.current.call("GET", sizes[0].url);
        const { format, width } = await sharp(picture.rawPayload).metadata();
        expect([picture.statusCode, format, width]).toEqual([200, "webp", 320]);
      }
      const own = await server.current.call("GET", "/api/user", { as: await logIn(db, user_id) });
      expect(own.json().profile.missing_to_publish).toEqual([]);
      expect(own.json().profile.completeness.percent).toBe(100);
    }
  });

  it("include Sanne as the design shows her, and Tess with Moos and Minoes", async () => {
    const { db } = server.current.platform;
    const all = await db.select({ id: users.id, email: users.email }).from(users);
    const idOf = (email: string) => all.find((user) => user.email === email)?.id ?? 0;
    const sanne = await logIn(db, idOf(demoAccounts.sitter.email));
    const tess = await logIn(db, idOf(demoAccounts.owner.email));
    const { profile } = (await server.current.call("GET", "/api/user", { as: sanne })).json();
    expect(profile).toMatchObject({
      headline: "Rustige dierenvriend met een grote tuin",
      completeness: { percent: 100 },
      address: { neighborhood: "Wittevrouwen", city: "Utrecht" },
    });
    expect(profile.images).toHaveLength(8);
    const pets = (await server.current.call("GET", "/api/pets", { as: tess })).json().data;
    expect(pets.map((pet: { name: string }) => pet.name)).toEqual(["Moos", "Minoes"]);
    const request = (await server.current.call("GET", "/api/request", { as: tess })).json().request;
    expect(request.status).toBe("active");
  });
});
