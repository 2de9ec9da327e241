import { type Act, useTexts } from "./act.ts";
import { type FormDefinition, useForm } from "./use-form.ts";

/** What a form has only where its script runs. */
export type FormOfAct<Values extends object, Answer> = Partial<
  Pick<FormDefinition<Values>, "check" | "draft" | "explain" | "which">
> & {
  /** What it begins with, beyond what the act has. */
  begin?: Partial<Values>;
  /** After sending, when the draft is gone. */
  onDone?: (answer: Answer, values: Values) => unknown;
};

/** The state behind the form of an act. What is wrong the API says, unless the screen has rules of its own. */
export function useFormOf<Values extends object, Answer>(
  act: Act<Values, Answer>,
  screen: FormOfAct<Values, Answer> = {},
) {
  const { begin, onDone, check = () => ({}), ...rest } = screen;
  const { name, initial, read, prefix } = act;
  const texts = useTexts();
  return useForm<Values, Answer>({
    name,
    initial: { ...initial, ...begin, ...rest.which },
    ...(read ? { read } : {}),
    ...(prefix === undefined ? {} : { prefix }),
    explain: (error) => act.explain?.(error, texts) ?? null,
    ...rest,
    check,
    failed: act.failed(texts),
    send: (values, call) => act.send(call, values),
    ...(onDone ? { onSaved: onDone } : {}),
  });
}
