import { AsyncLocalStorage } from "node:async_hooks";

type Caller = {
  /** The page answers a form that was sent without script; whose form it was has been checked. */
  isForm: boolean;
};

const callers = new AsyncLocalStorage<Caller>();

/** A page that is being rendered, or answers a form, asks the API, which is this same server. */
export function callInProcess<Result>(
  caller: Caller,
  call: () => Promise<Result>,
): Promise<Result> {
  // Awaited inside: `inject` begins only once somebody waits for its answer.
  return callers.run(caller, async () => await call());
}

/** Whether this request is such a call. Nobody outside can make theirs look like one. */
export function isInProcess(): boolean {
  return callers.getStore() !== undefined;
}

export function isForForm(): boolean {
  return callers.getStore()?.isForm === true;
}
