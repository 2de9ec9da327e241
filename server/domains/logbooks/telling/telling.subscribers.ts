import type { DomainEntries } from "#server/platform/domain.ts";
import { logbookChanged } from "../logbooks.events.ts";
import { tellOwner } from "./telling.service.ts";

/** What the owner hears of a logbook in the chat; mails and pushes hang on what is told there. */
export function subscribeTelling({ on }: DomainEntries<object>): void {
  on(logbookChanged, "logbooks.tell-owner", tellOwner);
}
