import { api } from "#web/lib/api/browser-api.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { readTyped } from "../address/read-typed.ts";
import { placeSuggestions } from "./place-pick.ts";

/** Loaded by the first letter: what reads it, few visitors need. */
export async function suggestPlaces(text: string, signal: AbortSignal) {
  const { wishes, place, postalCode } = readTyped(text);
  const asked = postalCode ?? place;
  if (asked === "") return [];
  const { data } = await api.call("addresses.suggest", { query: { q: asked } }, { signal });
  // A list that changes while a finger is on it would have another place picked.
  await afterPress();
  return placeSuggestions(asked, data, wishes);
}
