import { afterAll, expect, vi } from "vitest";
import { recordSpent } from "../running/spent-time.ts";

/**
 * The files of a worker share one process. `unstubGlobals` takes a stand-in away before the next test,
 * and the last of a file would still be there when the next file begins: the embedded database takes a
 * `window` for a browser, and looks for its files there.
 */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  recordSpent(expect.getState().testPath ?? "");
});
