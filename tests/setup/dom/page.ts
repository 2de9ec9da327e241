import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { toastStore } from "#web/ui/overlays/toast-store.ts";

// A part of a page that is fetched when it is wanted takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 20_000 });

/** After each test the page is as it was: nothing on it, and nothing kept in the browser. */
afterEach(() => {
  cleanup();
  // What reads changes out to a blind person stands beside what was rendered.
  document.body.replaceChildren();
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
});
