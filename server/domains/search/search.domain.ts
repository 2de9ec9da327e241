import { userDeleted, userUpdated } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { userSeen } from "#server/platform/sessions/sessions.events.ts";
import { bindSearch } from "./search.routes.ts";
import {
  forgetBusyDays,
  forgetSearchRow,
  updateActivity,
  updateSearchRow,
} from "./search-rows.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";

export function registerSearch(platform: Platform, sitters: SitterFinder): void {
  const search = openDomain(platform, { sitters });
  bindSearch(search);
  // All that the search mirrors is shown to its user too: whatever changes it, tells of it.
  search.onPublish(userUpdated, updateSearchRow);
  search.onPublish(userSeen, updateActivity);
  search.onPublish(userDeleted, forgetSearchRow);
  search.onPublish(profileRemoved, forgetBusyDays);
}
