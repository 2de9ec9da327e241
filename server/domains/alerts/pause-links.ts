import { signedLink } from "#server/platform/signed-links.ts";

/** At the foot of each digest: it pauses the alert that the mail came by. */
export const pauseLink = signedLink("pause alert");
