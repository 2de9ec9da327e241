import { type Act, useTexts } from "#web/lib/forms/act.ts";
import { type Action, type ActionDefinition, useAction } from "./use-action.ts";

type Screen<Values extends object, Answer> = Omit<
  ActionDefinition<Partial<Values>, Answer>,
  "send"
>;

/** An act that needs nothing filled in: one press, with what it is done to. */
export function usePressOf<Values extends object, Answer>(
  act: Act<Values, Answer>,
  screen: Screen<Values, Answer> = {},
): Action<Partial<Values>> {
  const texts = useTexts();
  return useAction({
    send: (call, which: Partial<Values>) => act.send(call, { ...act.initial, ...which }),
    failed: act.failed(texts),
    ...screen,
  });
}
