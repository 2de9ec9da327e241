import { data, type RouterContextProvider, redirect } from "react-router";
import type { CallAnswer, CallInput, EndpointName } from "#contract/endpoints.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { openPage, type Page } from "#web/lib/page/page.server.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import type { Act } from "./act.ts";
import { carried, type FieldReader, readFields } from "./plain-fields.ts";
import { refusalOf } from "./refusal.ts";
import type { SentForm } from "./sent-form.ts";

type ActionArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** What answers a form works with. */
export type FormPage = Page & {
  fields: FormData;
  /** A press that is repeated carries the same key: what was done is not done again. */
  send<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>>;
};

export type PlainForm<Values extends object> = {
  /** What it begins with, as in `useForm`: the kinds of its fields. */
  initial: Values;
  /** As in `useForm`: what is no plain field. */
  read?: FieldReader<Values>;
  /** Before checking: fills in what the script would have filled in by now. */
  prepare?: (page: FormPage, values: Values) => Promise<Values>;
  /** As in `useForm`: what the page asks for beyond the API. None when all is well. */
  check?: (page: Page, values: Values) => FieldTexts | Promise<FieldTexts>;
  /** Never written into a page again. */
  secret?: readonly (keyof Values)[];
  /** What the server puts before the names of these fields. */
  prefix?: string;
  /** What to say when nothing better is known. */
  failed: (page: Page) => string;
  /** As in `useForm`: lines for an answer that has none of its own. */
  explain?: (error: ApiError, page: Page) => FieldTexts | null;
  /**
   * Sends it, and tells where to go. Null: the page says in the form's place that it is done; or what
   * it needs for that beyond what was typed.
   */
  send: (page: FormPage, values: Values) => Promise<string | FormOutcome | null>;
};

type FormOutcome = Readonly<Record<string, string>>;

/** One of the forms that a page's action takes. */
export type FormHandler = (page: FormPage, form: string) => Promise<Response | Refused>;
type Refused = ReturnType<typeof refused>;

/** How a form is sent without script: the very call that its script would make. */
export function plainForm<Values extends object>(form: PlainForm<Values>): FormHandler {
  return async (page, name) => {
    const read = readFields(form.initial, page.fields, form.read);
    const sentOf = (values: Values) => ({ form: name, values: typed(form, values), ...nothingYet });
    if (!page.isOwnForm(textOf(page.fields, carried.token))) {
      // Cookies that are gone, or a page that is days old. What was typed is in the new one.
      const messages = [page.texts("shell")("formTooOld")];
      return refused({ ...sentOf(read), messages }, 419);
    }
    const values = (await form.prepare?.(page, read)) ?? read;
    const sent = sentOf(values);
    const errors = (await form.check?.(page, values)) ?? {};
    if (Object.keys(errors).length > 0) return refused({ ...sent, errors }, 422);
    try {
      const next = await form.send(page, values);
      if (typeof next === "string") return redirect(next, 303);
      return refused({ ...sent, values: { ...sent.values, ...next }, isDone: true }, 200);
    } catch (error) {
      // Nothing answered, inside one process: the reason has to be logged.
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) throw error.cause;
      if (error.status === 401) return redirect(urls.login({ redirect: page.path }), 303);
      const explained = form.explain?.(error, page);
      if (explained) return refused({ ...sent, errors: explained }, error.status);
      const asked = {
        fields: Object.keys(values),
        prefix: form.prefix,
        failed: form.failed(page),
      };
      return refused({ ...sent, ...refusalOf(error, asked, page.texts("shell")) }, error.status);
    }
  };
}

type AfterAct<Values extends object, Answer> = Pick<PlainForm<Values>, "check"> & {
  /** What the page's address, or what is known of the visitor, fills in: the script has it from the screen. */
  fill?: (page: FormPage) => Partial<Values> | Promise<Partial<Values>>;
  /** Where to go, or what the page says in the form's place; absent: the page as it is then. */
  next?: (page: Page, answer: Answer, values: Values) => string | FormOutcome | null;
};

/** How an act is done by its page's action. */
export function handlerOf<Values extends object, Answer>(
  act: Act<Values, Answer>,
  { next = hereOr(act), fill, ...before }: AfterAct<Values, Answer> = {},
): FormHandler {
  const { initial, read, secret, prefix } = act;
  return plainForm<Values>({
    initial,
    ...(read ? { read } : {}),
    ...(prefix === undefined ? {} : { prefix }),
    secret: (secret ?? []) as readonly (keyof Values)[],
    ...before,
    ...(fill ? { prepare: async (page, values) => ({ ...values, ...(await fill(page)) }) } : {}),
    failed: ({ texts }) => act.failed(texts),
    explain: (error, { texts }) => act.explain?.(error, texts) ?? null,
    send: async (page, values) => next(page, await act.send(page.send, values), values),
  });
}

/** The form of an act among those of its page. */
export function plainAct<Values extends object, Answer>(
  act: Act<Values, Answer>,
  after?: AfterAct<Values, Answer>,
): Record<string, FormHandler> {
  return { [act.name]: handlerOf(act, after) };
}

const hereOr =
  ({ goOnAt }: Act<object>) =>
  ({ path, locale }: Page) =>
    goOnAt?.(urlsFor(locale)) ?? path;

export const queryOf = ({ path, origin }: Page) => new URL(path, origin).searchParams;

/** The page itself, with a mark in its address: it says what came of the form. */
export function marked(page: Page, mark: string): string {
  const query = queryOf(page);
  query.set(mark, "1");
  return `${new URL(page.path, page.origin).pathname}?${query}`;
}

/** The action of a page on which these can be done: each form sent without script. */
export function actsAction(...acts: readonly Act<object>[]) {
  return formAction(...acts.map((act) => plainAct(act)));
}

const nothingYet = { errors: {}, messages: [], isDone: false } as const;

/** What was typed, for the page that is shown again: but for passwords. */
function typed<Values extends object>({ secret = [] }: PlainForm<Values>, values: Values) {
  const isSecret = (field: string) => (secret as readonly string[]).includes(field);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
}

/** The action of a page with these forms. A form that it doesn't know is none of ours. */
export function formAction(...given: readonly Readonly<Record<string, FormHandler>>[]) {
  const forms: Record<string, FormHandler> = Object.assign({}, ...given);
  return async (args: ActionArgs) => {
    const page = openPage(args);
    const fields = await args.request.formData();
    // A second button may name another form that has the same fields; it comes after the first.
    const name = String(fields.getAll(carried.form).at(-1) ?? "");
    const handler = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!handler) throw data(null, { status: 400 });
    const key = textOf(fields, carried.key);
    const send = <Name extends EndpointName>(endpoint: Name, input: CallInput<Name>) =>
      page.api.call(endpoint, input, key ? { idempotencyKey: `${name}-${key}` } : {});
    return handler({ ...page, fields, send }, name);
  };
}

function refused(sent: Omit<SentForm, "status">, status: number) {
  return data<SentForm>({ ...sent, status }, { status });
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
