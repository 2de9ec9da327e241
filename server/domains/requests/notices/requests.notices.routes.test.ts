import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { notifications } from "#server/db/schema/notifications.ts";
import { requests } from "#server/db/schema/requests.ts";
import { requestExpired } from "#server/domains/requests/requests.events.ts";
import { deactivatePastRequests } from "#server/domains/requests/requests.service.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;

type Owner = Awaited<ReturnType<typeof makeOwner>>;
let owner: Owner;
beforeEach(async () => {
  server.current.clock.set(testStart);
  owner = await makeOwner(db());
});

const told = async ({ user }: Owner = owner) => {
  await server.current.relay.drain();
  return db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(asc(notifications.id));
};
const mails = () => sentMails(server.current);
async function call(method: string, path: string, body?: object) {
  const answer = await server.current.call(method, path, {
    as: owner.token,
    ...(body && { body }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.statusCode === 204 ? null : answer.json();
}

describe("a request whose last day is over", () => {
  const afterMidnight = "2026-12-07T23:05:00Z";
  const sweepAt = async (at: string) => {
    server.current.clock.set(at);
    await deactivatePastRequests(testJobContext(server.current.platform));
  };
  const ofOwner = async (input: Parameters<typeof makeRequest>[2] = {}) => {
    const pet = await makePet(db(), owner.profileId);
    return makeRequest(db(), owner.profileId, { petIds: [pet.id], ...input });
  };

  it("is told once: in the list, by mail with a way out, and it leads to the request", async () => {
    const { id: requestId } = await ofOwner();
    await sweepAt("2026-12-07T22:55:00Z");
    expect(await told()).toEqual([]);
    await sweepAt(afterMidnight);
    await sweepAt("2026-12-08T23:05:00Z");
    // The same event once more, as after a crash.
    const { outbox } = server.current.platform;
    const { profileId, user } = owner;
    await db().transaction((tx) =>
      outbox.publish(tx, [requestExpired({ requestId, profileId, userId: user.id })]),
    );
    expect(await told()).toMatchObject([
      { kind: "reminders", type: "request_expired", profileId, path: "/oproep/aanmaken" },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, subject: "Je oproep staat uit" });
    expect(mail?.text).toMatch(/^Oproep +Oppas voor Moos$/m);
    expect(mail?.text).toMatch(/^Laatste dag +ma 7 december$/m);
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringContaining("kind=reminders"),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const list = await call("GET", "/api/user/notifications");
    expect(list.data).toMatchObject([
      {
        title: "Je oproep staat uit",
        text: "De laatste dag was ma 7 december. Zoek je nog? Kies nieuwe dagen.",
      },
    ]);
  });

  it("is told again when it is over a second time", async () => {
    const { id } = await ofOwner();
    await sweepAt(afterMidnight);
    await server.current.relay.drain();
    await db()
      .update(requests)
      .set({ isActivated: true, endOn: "2026-12-20", lastOn: "2026-12-20" })
      .where(eq(requests.id, id));
    await sweepAt("2026-12-20T23:05:00Z");
    expect((await told()).map(({ params }) => params)).toEqual([
      { lastOn: "2026-12-07" },
      { lastOn: "2026-12-20" },
    ]);
  });

  it.each([
    ["has chosen other days", "PUT", { end_date: "2026-12-20" }],
    ["has removed it", "DELETE", undefined],
  ] as const)("is not told to who %s by then", async (_case, method, body) => {
    await ofOwner();
    await sweepAt(afterMidnight);
    await call(method, "/api/request", body);
    expect(await told()).toEqual([]);
  });

  it("is not told to who is banned: nobody saw it", async () => {
    await ofOwner({ isHidden: true });
    await sweepAt(afterMidnight);
    expect(await told()).toEqual([]);
  });

  it("is mailed in the owner's language, and not to who wants no reminders by mail", async () => {
    owner = await makeOwner(db(), { preferredLocale: "en" });
    await ofOwner();
    const english = owner;
    owner = await makeOwner(db());
    await ofOwner();
    await call("PUT", "/api/user/notificationPreferences", { reminders: { email: false } });
    await sweepAt(afterMidnight);
    expect(await told()).toHaveLength(1);
    expect(await told(english)).toMatchObject([{ path: "/request/create" }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Your request is off"]);
  });
});

describe("a request without animals", () => {
  const ofPets = async () => {
    const [moos, bo] = [await makePet(db(), owner.profileId), await makePet(db(), owner.profileId)];
    await makeRequest(db(), owner.profileId, { petIds: [moos.id, bo.id] });
    return [moos.id, bo.id] as const;
  };

  it("is told when the last of them has gone, and each time anew", async () => {
    const [moos, bo] = await ofPets();
    await call("PUT", `/api/pets/${moos}`, { is_archived: true });
    expect(await told()).toEqual([]);
    await call("PUT", `/api/pets/${bo}`, { is_archived: true });
    expect(await told()).toMatchObject([
      { kind: "reminders", type: "request_deactivated", params: {}, path: "/oproep/aanmaken" },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Je oproep staat uit"]);

    await call("PUT", `/api/pets/${bo}`, { is_archived: false });
    await call("PUT", "/api/request", { animals: [bo] });
    await call("PUT", "/api/request/activation", { is_activated: true });
    server.current.clock.set("2026-11-20T09:30:00Z");
    await server.current.call("DELETE", `/api/pets/${bo}`, { as: owner.token });
    expect(await told()).toHaveLength(2);
  });

  it("is not told when its owner had switched it off, or takes them out of it", async () => {
    const [moos, bo] = await ofPets();
    await call("PUT", "/api/request", { animals: [] });
    await call("PUT", "/api/request", { animals: [moos] });
    await call("PUT", `/api/pets/${moos}`, { is_archived: true });
    await call("PUT", `/api/pets/${bo}`, { is_archived: true });
    expect(await told()).toEqual([]);
  });
});
