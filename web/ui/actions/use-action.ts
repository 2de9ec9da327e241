import { useRef, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { Api } from "#web/lib/api/client.ts";
import { createRepeatableCalls } from "#web/lib/api/repeatable-calls.ts";
import { logError } from "#web/lib/browser/log.ts";
import { refusalOf } from "#web/lib/forms/refusal.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast, type ToastInput } from "#web/ui/overlays/toast-store.ts";

export type ActionDefinition<Input, Answer> = {
  /**
   * What a press does. What it sends by `call` goes by the same key when no answer came and it is pressed
   * again: a meal, a pill, a yes is recorded once.
   */
  send: (call: Api["call"], input: Input) => Answer | Promise<Answer>;
  /** Why it can't be done as it is; nothing is sent then. */
  check?: (input: Input) => string | null;
  /** Shows at once what it will be, and returns what shows again what it was. */
  atOnce?: (input: Input) => () => void;
  /** Said in a toast once it is done. */
  done?: string | ToastInput | ((input: Input, answer: Answer) => string | ToastInput | null);
  /** What follows: to load the page anew, to go on to another one. The button works until then. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /** The same, also when it was refused: it may have been done elsewhere. */
  onEnd?: (input: Input) => unknown;
  /** What to say when nothing better is known. */
  failed?: string | ((input: Input) => string);
  /** Words for an answer that has none of its own; false where the screen shows it in another way. */
  explain?: (error: ApiError, input: Input) => string | false | null | undefined;
  /** Where the screen has a place for what went wrong: what stands there at first. Otherwise a toast says it. */
  lines?: readonly string[];
  /** Presses about something else may run beside it; absent: one at a time. */
  about?: (input: Input) => unknown;
};

export type Action<Input> = {
  /** True: it is done. Never throws. */
  press: (...input: [Input] extends [undefined] ? [] : [input: Input]) => Promise<boolean>;
  pending: boolean;
  /** What is on its way, where one hook is behind several buttons. */
  running: readonly Input[];
  lines: readonly string[];
  clear: () => void;
};

/**
 * What a button does: once, however often it is pressed meanwhile; with words for what went wrong. The one
 * place that knows that something is on its way, apart from `useForm`, which does the same for a form.
 */
export function useAction<Input = undefined, Answer = unknown>(
  action: ActionDefinition<Input, Answer>,
): Action<Input> {
  const { t } = useTranslation("shell");
  const [running, setRunning] = useState<readonly Input[]>([]);
  // A ref beside the state: two presses may come before the first one is drawn.
  const latest = useRef(running);
  const [lines, setLines] = useState(action.lines ?? []);
  const [calls] = useState(createRepeatableCalls);

  function put(next: readonly Input[]) {
    latest.current = next;
    setRunning(next);
  }

  function isRunning(input: Input): boolean {
    const { about = () => null } = action;
    return latest.current.some((other) => about(other) === about(input));
  }

  async function press(...given: [] | [Input]): Promise<boolean> {
    const input = given[0] as Input;
    if (isRunning(input)) return false;
    const refused = action.check?.(input);
    if (refused) {
      say([refused]);
      return false;
    }
    put([...latest.current, input]);
    setLines([]);
    try {
      const isDone = await attempt(input);
      await action.onEnd?.(input);
      return isDone;
    } finally {
      const index = latest.current.indexOf(input);
      put(latest.current.filter((_, at) => at !== index));
    }
  }

  async function attempt(input: Input): Promise<boolean> {
    let takeBack = action.atOnce?.(input);
    try {
      const answer = await action.send(calls.call, input);
      calls.forget();
      takeBack = undefined;
      sayDone(input, answer);
      await action.onDone?.(answer, input);
      return true;
    } catch (error) {
      takeBack?.();
      sayFailed(input, error);
      return false;
    }
  }

  function sayDone(input: Input, answer: Answer) {
    const said = typeof action.done === "function" ? action.done(input, answer) : action.done;
    if (said) showToast(typeof said === "string" ? { text: said } : said);
  }

  function sayFailed(input: Input, error: unknown) {
    const words = typeof action.failed === "function" ? action.failed(input) : action.failed;
    const failed = words ?? t("pressFailed");
    if (!(error instanceof ApiError)) logError("a press came to nothing", error);
    const explained = error instanceof ApiError ? action.explain?.(error, input) : null;
    if (explained === false) return;
    say(explained ? [explained] : wordsOf(error, failed));
  }

  function say(said: readonly string[]) {
    if (action.lines) setLines(said);
    else showToast({ text: said.join(" ") });
  }

  /** A press has no fields: what the API says of them stands with the rest. */
  function wordsOf(error: unknown, failed: string): readonly string[] {
    if (!(error instanceof ApiError)) return [failed];
    return refusalOf(error, { fields: [], failed }, t).messages;
  }

  return { press, pending: running.length > 0, running, lines, clear: () => setLines([]) };
}
