import type { DomainEntries } from "#server/platform/domain.ts";
import { textChanges } from "./texts.events.ts";

/**
 * Pages that guests share are made anew from the moment on that a text changes. Said twice: at once, for who
 * looks right after they have published, and again after the commit, for pages that were made in between.
 */
export function subscribeToTexts({ on, onPublish }: DomainEntries<object>): void {
  onPublish(textChanges, async ({ pageChanges }, { at }) => pageChanges.changeAt(at));
  on(textChanges, "content.pages-change", async ({ pageChanges, now }, { at }) => {
    pageChanges.changeAt(new Date(Math.max(at.getTime(), now.getTime())));
  });
}
