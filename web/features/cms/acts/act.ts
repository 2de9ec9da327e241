import type { CallAnswer, CallInput, EndpointName } from "#contract/endpoints.ts";

/** The API as a page's action has it, or as the browser has it. */
export type Call = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallAnswer<Name>>;

/**
 * Something that an admin does with a form: written once, and done by the page's action without script
 * (routes/cms/acts-action.server.ts) or by `useAct` with it.
 */
export type Act<Values extends object> = {
  /** By which the page's action knows the form. */
  name: string;
  initial: Values;
  // As a method, so that acts of different forms fit into one list.
  do(call: Call, values: Values): Promise<unknown>;
  /** Where to go on when it is done; absent: here. */
  goOnAt?: string;
};

export function act<Values extends object>(definition: Act<Values>): Act<Values> {
  return definition;
}
