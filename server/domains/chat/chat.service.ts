import type * as z from "zod";
import type { newContactForm } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { makeUser } from "#server/domains/account/account.service.ts";
import {
  askToConfirm,
  openSession,
  refuseWeakPassword,
} from "#server/domains/account/account-access.service.ts";
import { getProfileType, makeFirstProfile } from "#server/domains/profiles/profiles.service.ts";
import { getVisibleSitter } from "#server/domains/profiles/sitters.service.ts";
import { hasActiveRequest } from "#server/domains/requests/requests.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import { insertMessage, insertRoom } from "./chat.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

type NewContact = z.output<typeof newContactForm> & {
  profileId: number;
  device: string;
  locale: Locale;
};

/**
 * Account, profile of the opposite kind, room and message together, or nothing. The message waits in
 * the room until the address is confirmed; until then the other side sees neither.
 */
export async function registerAsNewContact(
  parts: Parts,
  input: NewContact,
): Promise<{ token: string; chatRoomId: number }> {
  const { db, clock, outbox } = parts;
  const { email, firstName, locale } = input;
  const otherType = await getContactableType(db, input.profileId);
  await refuseWeakPassword(
    input.password,
    { email, firstName, lastName: null },
    "password",
    locale,
  );
  const passwordHash = await hashPassword(input.password);
  const profileType = otherType === "pet_sitter" ? "pet_owner" : "pet_sitter";
  const now = clock.now();

  return db.transaction(async (tx) => {
    const { id: userId } = await makeUser(
      tx,
      {
        email,
        firstName,
        passwordHash,
        signupMethod: "contact_form",
        preferredLocale: locale,
        lastUsedProfileType: profileType,
        registrationStep: "account",
        registrationStepAt: now,
        termsAcceptedAt: now,
        createdAt: now,
      },
      locale,
    );
    const own = await makeFirstProfile(tx, { userId, profileType, step: "account", now });
    const chatRoomId = await insertRoom(tx, {
      ownerProfileId: profileType === "pet_owner" ? own.id : input.profileId,
      sitterProfileId: profileType === "pet_sitter" ? own.id : input.profileId,
      madeBy: profileType,
      lastActivityAt: now,
    });
    await insertMessage(tx, { chatRoomId, type: "WELCOME", deliveredAt: now, createdAt: now });
    await insertMessage(tx, {
      chatRoomId,
      type: "TEXT",
      sentBy: profileType,
      text: input.message,
      createdAt: now,
    });
    await askToConfirm(tx, outbox, email);
    const { token } = await openSession(tx, parts, userId, input.device);
    return { token, chatRoomId };
  });
}

/** Only who can be found can be written to: a sitter by their page, an owner by their request. */
async function getContactableType(db: Db, profileId: number): Promise<ProfileType> {
  const profileType = await getProfileType(db, profileId);
  if (profileType === "pet_sitter") await getVisibleSitter(db, null, profileId);
  else if (!(await hasActiveRequest(db, profileId))) throw notFound();
  return profileType;
}
