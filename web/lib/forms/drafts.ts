import { useLayoutEffect, useState } from "react";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";

/**
 * Half-filled forms live in local storage until they are saved. Which keys are drafts is known by
 * their names: registration steps, the pet's form, a request, a part of the profile or of an intake form,
 * a booking that is being planned, a first message, what is half written or on its way in a chat, a walk
 * that is being recorded, words about a visit, and the step that was reached. Whom a sitter calls for help is no draft, but
 * goes with them at log-out.
 */
export const draftKeyParts = [
  "registrationForm-",
  "reg-petForm",
  "requestForm",
  "profileForm-",
  "bookingForm-",
  "contactForm-",
  "intakeForm-",
  "chatDraft-",
  "chatQueue-",
  "walkRecording-",
  "logbookNote-",
  "logbookHelp-",
  "step",
] as const;

export function isDraftKey(key: string): boolean {
  return draftKeyParts.some((part) => key.includes(part));
}

export function readDraft(key: string, storage = browserStorage("local")): unknown {
  try {
    const text = storage?.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** A draft that does not fit (storage full, or switched off) is a pity, never an error. */
export function writeDraft(key: string, value: unknown, storage = browserStorage("local")): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function removeDraft(key: string, storage = browserStorage("local")): void {
  storage?.removeItem(key);
}

/** Without a part: every draft. With one: those whose key contains it. */
export function clearDrafts(
  part?: (typeof draftKeyParts)[number],
  storage = browserStorage("local"),
): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && (part ? key.includes(part) : isDraftKey(key))) storage.removeItem(key);
  }
}

/** What of a form is kept while it is not sent yet. */
export function draftOf<Values extends object>(
  values: Values,
  leaveOut: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !leaveOut.includes(field as keyof Values)),
  ) as Partial<Values>;
}

/**
 * The form with its draft put back in; null when there is none. A draft may be of an older version of
 * the form, or written by somebody else: only what is of the same kind is taken over.
 */
export function restored<Values extends object>(values: Values, draft: unknown): Values | null {
  if (kindOf(draft) !== "object") return null;
  const found = Object.entries(values).flatMap(([field, value]) => {
    const kept = (draft as Record<string, unknown>)[field];
    return kept !== undefined && isAlike(value, kept) ? [[field, kept] as const] : [];
  });
  return found.length > 0 ? { ...values, ...Object.fromEntries(found) } : null;
}

function isAlike(value: unknown, kept: unknown): boolean {
  // A field that is empty may be of any kind; one that was emptied has none.
  if (value === null || kept === null) return kindOf(kept) !== "object";
  return kindOf(value) === kindOf(kept);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}

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
