import type * as z from "zod";
import type { newContactForm } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/locale.ts";
import {
  askToConfirm,
  openSession,
} from "#server/domains/account/access/account-access.service.ts";
import { prepareNewPassword } from "#server/domains/account/access/new-password.service.ts";
import { agreementAt, makeUser } from "#server/domains/account/account.service.ts";
import { keepProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { makeFirstProfile } from "#server/domains/profiles/profiles.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { insertRoom } from "../chat.repository.ts";
import { insertMessage } from "../messages/messages.repository.ts";
import { getContactableType, insertWelcome } from "./begin-contact.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

type NewContact = z.output<typeof newContactForm> & {
  profileId: number;
  device: string;
  locale: Locale;
  address: string;
};

/**
 * Account, profile of the opposite kind, room and message together, or nothing. The message waits in
 * the room until the address is confirmed; until then the other side sees neither.
 */
export async function registerAsNewContact(
  parts: Parts,
  input: NewContact,
): Promise<{ token: string; chatRoomId: number }> {
  const { db, clock } = parts;
  const { email, firstName, locale } = input;
  const otherType = await getContactableType(db, input.profileId);
  const owner = { email, firstName, lastName: null };
  const passwordHash = await prepareNewPassword(
    { locale, visit: input },
    { password: input.password, owner, field: "password" },
  );
  const profileType = otherType === "pet_sitter" ? "pet_owner" : "pet_sitter";
  const now = clock.now();

  return db.transaction(async (tx) => {
    const { id: userId } = await makeUser(
      { db: tx, locale },
      {
        email,
        firstName,
        passwordHash,
        signupMethod: "contact_form",
        preferredLocale: locale,
        lastUsedProfileType: profileType,
        registrationStep: "account",
        registrationStepAt: now,
        ...agreementAt(now),
        createdAt: now,
      },
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
    const ctx = { ...parts, db: tx, now };
    await askToConfirm(ctx, { email });
    const { token } = await openSession(ctx, { userId, device: input.device });
    return { token, chatRoomId };
  });
}
