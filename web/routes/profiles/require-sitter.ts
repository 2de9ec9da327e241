import { redirect } from "react-router";
import type { OwnProfile } from "#contract/profiles.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { openPage, requireUser } from "#web/lib/page/page.server.ts";

/** For parts that only a sitter's profile has: others go to what theirs has. */
export async function requireSitter(args: Parameters<typeof openPage>[0]): Promise<OwnProfile> {
  const { profile } = await requireUser(args);
  const urls = urlsFor(openPage(args).locale);
  if (!profile) throw redirect(urls.signup());
  if (profile.profileType !== "pet_sitter") throw redirect(urls.profile());
  return profile;
}
