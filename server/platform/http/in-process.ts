import { AsyncLocalStorage } from "node:async_hooks";

const calls = new AsyncLocalStorage<true>();

/** A page that is being rendered asks the API, which is this same server. */
export function callInProcess<Result>(call: () => Promise<Result>): Promise<Result> {
  // Awaited inside: `inject` begins only once somebody waits for its answer.
  return calls.run(true, async () => await call());
}

/** Whether this request is such a call. Nobody outside can make theirs look like one. */
export function isInProcess(): boolean {
  return calls.getStore() === true;
}
