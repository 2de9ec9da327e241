import { useLayoutEffect, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./drafts.ts";

/** A picture that was chosen and not sent yet, kept like the rest of a draft while there is room. */
export function usePictureDraft(key: string) {
  const [picture, setPicture] = useState<string | null>(null);

  // After hydration: the server, which drew the page, knows nothing of drafts.
  useLayoutEffect(() => {
    const kept = readDraft(key);
    if (typeof kept === "string" && kept.startsWith("data:image/")) setPicture(kept);
  }, [key]);

  function choose(next: string | null) {
    setPicture(next);
    if (next) writeDraft(key, next);
    else removeDraft(key);
  }

  return { picture, choose, forget: () => removeDraft(key) };
}
