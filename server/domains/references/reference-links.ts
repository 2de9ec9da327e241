import { signedLink } from "#server/platform/signed-links.ts";

/** The link in the mail; reminders carry the same one. */
export const referenceLink = signedLink("reference");
