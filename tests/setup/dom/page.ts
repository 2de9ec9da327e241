import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** After each test the page is as it was: nothing on it, and nothing kept in the browser. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
