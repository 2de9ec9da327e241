import type * as z from "zod";
import type { newContactForm } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { makeUser } from "#server/domains/account/account.service.ts";
import {
  askToConfirm,
  openSession,
  refuseWeakPassword,
} from "#server/domains/account/account-access.service.ts";
import { keepProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { makeFirstProfile } from "#server/domains/profiles/profiles.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getContactableType, insertWelcome } from "./begin-contact.service.ts";
import { insertRoom } from "./chat.repository.ts";
import { insertMessage } from "./messages.repository.ts";

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
    // They could be going at this moment; who has gone can't be written to.
    if ((await keepProfileRefs(tx, [input.profileId])).length === 0) throw notFound();
    const own = await makeFirstProfile(tx, { userId, profileType, step: "account", now });
    const pair = {
      ownerProfileId: profileType === "pet_owner" ? own.id : input.profileId,
      sitterProfileId: profileType === "pet_sitter" ? own.id : input.profileId,
    };
    const chatRoomId = await insertRoom(tx, { ...pair, now }, profileType);
    if (chatRoomId === null) throw new Error("a new profile has a room already");
    await insertWelcome(tx, chatRoomId, now);
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
