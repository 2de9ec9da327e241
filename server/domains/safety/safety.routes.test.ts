import { beforeEach, describe, expect, it } from "vitest";
import { password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findBlocks } from "./safety.service.ts";

const server = testServer();
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

const call = (method: string, path: string, as: string) =>
  server.current.call(method, path, { as, ...(method === "GET" ? {} : { body: {} }) });
const block = (whom: ChatPerson, as = owner.token) =>
  call("PUT", `/api/user/blocks/${whom.userId}`, as);
const listed = async (as = owner.token) => (await call("GET", "/api/user/blocks", as)).json();

describe("the list of whom one blocked", () => {
  it("has names and since when, the latest first, though they never wrote to each other", async () => {
    const { sitter: other } = await makePair(db());
    expect((await listed()).data).toEqual([]);
    await block(sitter);
    server.current.clock.advance(60_000);
    await block(other);
    const { data, total } = await listed();
    expect([total, data]).toEqual([
      2,
      [other, sitter].map(({ userId }) => ({
        user_id: userId,
        first_name: "Sanne",
        blocked_at: expect.any(String),
      })),
    ]);
    // Theirs is another list.
    expect((await listed(sitter.token)).data).toEqual([]);
    await call("DELETE", `/api/user/blocks/${other.userId}`, owner.token);
    expect((await listed()).data).toMatchObject([{ user_id: sitter.userId }]);
  });

  it("is without who has deleted their account", async () => {
    await block(sitter);
    const answer = await server.current.call("DELETE", "/api/user", {
      as: sitter.token,
      body: { password },
    });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await listed()).toMatchObject({ data: [], total: 0 });
  });

  it("is read page by page", async () => {
    for (let count = 0; count < 6; count += 1) await block((await makePair(db())).sitter);
    const answer = await call("GET", "/api/user/blocks?limit=5&page=2", owner.token);
    expect(answer.json()).toMatchObject({ total: 6, last_page: 2, per_page: 5 });
    expect(answer.json().data).toHaveLength(1);
  });
});

describe("blocks", () => {
  it("keep both from finding each other", async () => {
    const as = owner.token;
    await server.current.call("PUT", `/api/user/blocks/${sitter.userId}`, { as, body: {} });
    const [mine, theirs] = [
      await findBlocks(db(), owner.userId),
      await findBlocks(db(), sitter.userId),
    ];
    expect([...mine.own, ...mine.either]).toEqual([sitter.userId, sitter.userId]);
    expect([[...theirs.own], [...theirs.either]]).toEqual([[], [owner.userId]]);
  });

  it("show on the page of who was blocked, to who did it and to nobody else", async () => {
    const { token, user, request } = await makeSearchedOwner(db());
    const pages = [
      [`/api/sitters/${sitter.profileId}`, sitter, token],
      [`/api/requests/${request.id}`, { ...owner, userId: user.id }, sitter.token],
    ] as const;
    for (const [path, whom, by] of pages) {
      const seen = async (as: string) => (await call("GET", path, as)).json().data.is_blocked;
      expect(await seen(by)).toBe(false);
      await block(whom, by);
      expect([await seen(by), await seen(owner.token)]).toEqual([true, false]);
      await call("DELETE", `/api/user/blocks/${whom.userId}`, by);
      expect(await seen(by)).toBe(false);
    }
  });
});
