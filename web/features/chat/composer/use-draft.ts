import { useLayoutEffect, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";

export const draftKeyOf = (roomId: number) => `chatDraft-${roomId}`;

/** What is half written in a room stays there: through a reload, and while looking elsewhere. */
export function useDraft(roomId: number) {
  const key = draftKeyOf(roomId);
  const [text, setText] = useState("");

  // After hydration: the server, which drew the page, knows nothing of drafts.
  useLayoutEffect(() => {
    const kept = readDraft(key);
    if (typeof kept === "string") setText(kept);
  }, [key]);

  function change(next: string) {
    setText(next);
    if (next.trim() === "") removeDraft(key);
    else writeDraft(key, next);
  }
  return { text, change };
}
