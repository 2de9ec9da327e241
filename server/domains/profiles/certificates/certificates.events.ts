import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

const ofProfile = ({ profileId }: { profileId: number }) => `profile:${profileId}`;

/** An admin has seen a sitter's certificate of conduct. */
export const certificateSeen = defineEvent(
  "profiles.certificate-seen",
  z.object({ certificateId: id, profileId: id, userId: id }),
  ofProfile,
);

export const certificateRefused = defineEvent(
  "profiles.certificate-refused",
  z.object({ certificateId: id, profileId: id, userId: id }),
  ofProfile,
);
