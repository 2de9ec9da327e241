import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationsEndpoints } from "#contract/notifications.ts";
import { ownDataPath } from "#contract/privacy/personal-data.ts";
import {
  isEndedBy,
  type TokenEvent,
  type TokenKind,
  tokenEvents,
  tokens,
} from "#contract/privacy/tokens.ts";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { logbooks } from "#server/db/schema/logbooks.ts";
import { pushSubscriptions } from "#server/db/schema/notifications.ts";
import { type TokenPurpose, tokenPurposes } from "#server/db/schema/one-time-tokens.ts";
import { personalDataExports } from "#server/db/schema/privacy/personal-data-exports.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { isLinkAlive } from "#server/domains/account/access/account-access.rules.ts";
import {
  findLink,
  guessCode,
  insertCode,
  insertLink,
} from "#server/domains/account/access/one-time-links.repository.ts";
import { banUser } from "#server/domains/account/bans/bans.service.ts";
import { isCodeAlive } from "#server/domains/account/deletion/account-deletion.service.ts";
import {
  findLinkRequest,
  insertLinkRequest,
} from "#server/domains/account/social-sign-in/social-sign-in.repository.ts";
import { pauseLink } from "#server/domains/alerts/pause-links.ts";
import { unsubscribeLinks } from "#server/domains/notify/unsubscribe-links.service.ts";
import { ownDataToken } from "#server/domains/privacy/personal-data.service.ts";
import { referenceLink } from "#server/domains/references/reference-links.ts";
import { withdrawalLink } from "#server/domains/subscriptions/withdrawal.service.ts";
import { logIn, password } from "#tests/factories/account.ts";
import { makeAlert } from "#tests/factories/alerts.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeLogbookOf } from "#tests/factories/logbooks.ts";
import { makePayment } from "#tests/factories/payments.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

/** What was handed out ends by what the table says, and by nothing else. */
const server = testServer({ environment: { LIMIT_AUTH: "1000" } });
const parts = () => server.current.platform;
const now = () => parts().clock.now();
const opened = async (path: string, as?: string) => {
  const answer = await server.current.call("GET", path, as ? { as } : {});
  return answer.statusCode < 400;
};

type Person = {
  userId: number;
  email: string;
  profileId: number;
  /** The device that is logged out, and changes the password. */
  token: string;
  other: Awaited<ReturnType<typeof makeBookingPair>>;
};
type IsOpen = () => Promise<boolean>;

async function makePerson(): Promise<Person> {
  const { db } = parts();
  server.current.clock.set(testStart);
  const pair = await makeBookingPair(db);
  const { userId, profileId, token } = pair.sitter;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { userId, profileId, token, email: user?.email ?? "", other: await makeBookingPair(db) };
}

/** A link of a mail: alive as whoever follows it would find it. */
function link(purpose: TokenPurpose) {
  return async ({ userId, email: own }: Person): Promise<IsOpen> => {
    const { db } = parts();
    const email = purpose === "change_email" ? "nieuw@example.test" : own;
    if (purpose === "change_email") {
      await db.update(users).set({ pendingEmail: email }).where(eq(users.id, userId));
    }
    const token = await insertLink(db, {
      userId,
      email,
      purpose,
      now: now(),
      lifetimeMs: hourMs,
    });
    return async () => {
      const found = await findLink(db, token, purpose);
      if (!found) return false;
      const awaited = purpose === "change_email" ? found.user.pendingEmail : found.user.email;
      return isLinkAlive(found.link, awaited, now());
    };
  };
}

const makers: Record<TokenKind, (person: Person) => Promise<IsOpen>> = {
  // The one that is logged out for that event; for all others another device.
  session: async ({ userId }) => {
    const token = await logIn(parts().db, userId, "Safari, iPhone");
    return () => opened("/api/user", token);
  },
  pushSubscription: async ({ userId }) => {
    const endpoint = `https://push.example/${userId}`;
    const row = { userId, endpoint, p256dh: "p", auth: "a", createdAt: now() };
    await parts().db.insert(pushSubscriptions).values(row);
    return async () =>
      (await parts().db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))) > 0;
  },
  confirm_email: link("confirm_email"),
  change_email: link("change_email"),
  reset_password: link("reset_password"),
  login: link("login"),
  social_login: link("social_login"),
  second_factor: link("second_factor"),
  continue: link("continue"),
  appeal_ban: link("appeal_ban"),
  social_link: async ({ userId, email }) => {
    const request = { provider: "google" as const, subject: `s${userId}`, userId, email };
    const token = await insertLinkRequest(parts().db, request, now());
    return async () => {
      const found = await findLinkRequest(parts().db, token);
      return found !== null && isLinkAlive(found.request, found.user.email, now());
    };
  },
  form_login: async ({ userId, email, token: own }) => {
    const { db } = parts();
    const sessionId = Number(own.split("|")[0]);
    const token = await insertLink(db, {
      userId,
      email,
      purpose: "form_login" as const,
      now: now(),
      lifetimeMs: 60_000,
      sessionId,
    });
    return async () => {
      const found = await findLink(db, token, "form_login");
      if (found === null || found.link.sessionId === null) return false;
      return isLinkAlive(found.link, found.user.email, now());
    };
  },
  delete_account: async ({ userId, email }) => {
    const { db } = parts();
    const purpose = "delete_account" as const;
    await insertCode(db, { userId, email, purpose, now: now(), lifetimeMs: 60_000 }, "123456");
    return async () => {
      const guess = await guessCode(db, { userId, purpose, code: "123456" });
      return guess?.matches === true && isCodeAlive(guess, now());
    };
  },
  calendarFeed: async ({ token }) => {
    const made = await server.current.call("POST", "/api/user/calendarFeed", { as: token });
    const { pathname } = new URL(made.json().data.url);
    return () => opened(pathname);
  },
  sharedReport: async ({ userId, other }) => {
    const { db } = parts();
    const [own] = await db
      .insert(profiles)
      .values({ userId, profileType: "pet_owner" })
      .returning({ id: profiles.id });
    const two = { owner: { profileId: own?.id ?? 0 }, sitter: other.sitter };
    const roomId = await makeRoom(db, two);
    const span = {
      startsAt: new Date("2026-10-01T08:00:00Z"),
      endsAt: new Date("2026-10-03T08:00:00Z"),
    };
    const bookingId = await makeBooking(
      db,
      { ...two, roomId },
      { ...span, status: "closed", closedReason: "completed" },
    );
    const id = await makeLogbookOf(db, bookingId);
    const shareToken = "a".repeat(43);
    const shared = { shareToken, sharedAt: now(), completedAt: now() };
    await db.update(logbooks).set(shared).where(eq(logbooks.id, id));
    return () => opened(`/api/reports/${shareToken}`);
  },
  invitation: async ({ profileId, token }) => {
    const own = await server.current.call("GET", `/api/invitations/${profileId}`, { as: token });
    const invitation = encodeURIComponent(own.json().data.token);
    return () => opened(`/api/signup/token?t=${invitation}`);
  },
  reference: async ({ profileId }) => {
    const { db, appKey } = parts();
    const [row] = await db
      .insert(references)
      .values({
        profileId,
        name: "Joke",
        email: "joke@example.test",
        relation: "neighbour",
        createdAt: now(),
        expiresAt: new Date(now().getTime() + dayMs),
      })
      .returning({ id: references.id });
    return () => opened(`/api/reference?t=${referenceLink.tokenOf(appKey, row?.id ?? 0)}`);
  },
  withdrawal: async ({ userId, profileId }) => {
    const { db, appKey } = parts();
    const paymentId = await makePayment(
      db,
      { userId, profileId, profileType: "pet_sitter" },
      now(),
    );
    const t = withdrawalLink.tokenOf(appKey, paymentId);
    return () => opened(`/api/withdrawal?t=${t}`);
  },
  pauseAlert: async ({ userId }) => {
    const { db, appKey } = parts();
    const { id } = await makeAlert(db, userId);
    const body = { t: pauseLink.tokenOf(appKey, id) };
    return async () =>
      (await server.current.call("POST", "/api/pausedAlerts", { body })).statusCode === 204;
  },
  unsubscribe: async ({ email }) => {
    const { headers } = unsubscribeLinks(parts().appKey, "https://kwispel.test", { email });
    const { search } = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    const path = `${notificationsEndpoints.unsubscribe.path}${search}`;
    return async () => (await server.current.call("POST", path)).statusCode < 300;
  },
  ownData: async ({ userId }) => {
    const { db, appKey, storage } = parts();
    const asked = { userId, askedAt: now() };
    const key = `personal-data/${userId}.zip`;
    await storage.put(key, Buffer.from("zip"), { contentType: "application/zip" });
    await db.insert(personalDataExports).values({ ...asked, readyAt: now(), key, sizeBytes: 3 });
    const path = `${ownDataPath}/${ownDataToken(appKey, asked)}`;
    return async () => {
      // Whoever can log in has no need of it, and it opens nothing for them.
      const [before] = await db.select().from(users).where(eq(users.id, userId));
      if (before && before.bannedAt === null) {
        expect(await opened(path)).toBe(false);
        await db.update(users).set({ bannedAt: now() }).where(eq(users.id, userId));
      }
      const isOpen = await opened(path);
      if (before)
        await db.update(users).set({ bannedAt: before.bannedAt }).where(eq(users.id, userId));
      return isOpen;
    };
  },
};

const newPassword = "drie katten op het dak";

async function linkOf(
  person: Person,
  purpose: TokenPurpose,
  email = person.email,
): Promise<string> {
  const { userId } = person;
  return insertLink(parts().db, { userId, email, purpose, now: now(), lifetimeMs: 60_000 });
}

const events: Record<TokenEvent, (person: Person) => Promise<{ statusCode: number }>> = {
  logOut: async ({ token, userId }) => {
    // Each session by itself: the one of the other device too.
    const { db } = parts();
    const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
    for (const { id } of rows.filter(({ device }) => device === "Safari, iPhone")) {
      await server.current.call("DELETE", `/api/user/sessions/${id}`, { as: token });
    }
    return server.current.call("POST", "/api/logout", { as: token });
  },
  passwordChange: ({ token: as }) =>
    server.current.call("POST", "/api/changePassword", {
      as,
      body: {
        old_password: password,
        new_password: newPassword,
        new_password_confirmation: newPassword,
      },
    }),
  passwordReset: async (person) => {
    const token = await linkOf(person, "reset_password");
    const body = { token, password: newPassword, password_confirmation: newPassword };
    return server.current.call("POST", "/api/resetPassword", { body });
  },
  newEmail: async (person) => {
    const email = "heelanders@example.test";
    await parts().db.update(users).set({ pendingEmail: email }).where(eq(users.id, person.userId));
    const token = await linkOf(person, "change_email", email);
    return server.current.call("POST", "/api/confirmAccount", { body: { token } });
  },
  ban: async ({ userId }) => {
    await parts().db.transaction((db) =>
      banUser(testContext(parts(), { db }), { userId, reason: "Nep" }),
    );
    return { statusCode: 200 };
  },
  block: ({ userId, other }) =>
    server.current.call("PUT", `/api/user/blocks/${userId}`, { as: other.owner.token }),
  deletion: ({ token: as }) =>
    server.current.call("DELETE", "/api/user", { as, body: { password } }),
};

describe("what was handed out", () => {
  it("has a line for each purpose of a link, and a lifetime of whole minutes", () => {
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining([...tokenPurposes]));
    for (const { lastsMs } of Object.values(tokens)) expect((lastsMs ?? 0) % 60_000).toBe(0);
  });

  it.each(tokenEvents)("ends by what the table says, when this happens: %s", async (event) => {
    const person = await makePerson();
    const isOpen = {} as Record<TokenKind, IsOpen>;
    const kinds = Object.keys(makers) as TokenKind[];
    for (const kind of kinds) isOpen[kind] = await makers[kind](person);
    const before: Record<string, boolean> = {};
    for (const kind of kinds) before[kind] = await isOpen[kind]();
    expect(before).toEqual(Object.fromEntries(kinds.map((kind) => [kind, true])));
    const { statusCode } = await events[event](person);
    expect(statusCode).toBeLessThan(300);
    const after: Record<string, boolean> = {};
    for (const kind of kinds) after[kind] = await isOpen[kind]();
    expect(after).toEqual(Object.fromEntries(kinds.map((kind) => [kind, !isEndedBy(kind, event)])));
  });

  it("ends a feed that a ban has missed", async () => {
    const person = await makePerson();
    const isOpen = await makers.calendarFeed(person);
    const banned = { bannedAt: now() };
    await parts().db.update(users).set(banned).where(eq(users.id, person.userId));
    expect(await isOpen()).toBe(false);
  });
});
