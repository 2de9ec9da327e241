import { useState } from "react";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";

/** What is typed into a sheet of a logbook: it survives closing the sheet, and the page, until it is kept. */
export function useDraftText(name: string, logbookId: number, before: string) {
  const key = `logbookNote-${name}-${logbookId}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(key);
    return typeof draft === "string" ? draft : before;
  });

  function type(typed: string) {
    setText(typed);
    if (typed === before) removeDraft(key);
    else writeDraft(key, typed);
  }

  return { text, type, forget: () => removeDraft(key) };
}
