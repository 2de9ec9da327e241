import { use } from "react";
import type { CallAnswer, CallInput, EndpointName } from "#contract/endpoints.ts";
import type { Urls } from "#contract/urls/urls.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import type { Namespace } from "#web/lib/i18n/namespaces.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { TextsContext } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import type { FieldReader } from "./plain-fields.ts";

/** The API as a page's action has it, or as the browser has it. */
export type Call = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallAnswer<Name>>;

/** The texts of a namespace, on either side. */
export type Texts = <Name extends Namespace>(namespace: Name) => Translate<Name>;

/**
 * Something that somebody does with a form or by a press: written once, and done by the page's action without
 * script (`plainAct`, form-action.server.ts), by `useFormOf` or by `usePressOf` with it.
 */
export type Act<Values extends object, Answer = unknown> = {
  /** By which the page's action knows the form. */
  name: string;
  /** What it begins with: the kinds of its fields, those that tell what it is done to among them. */
  initial: Values;
  /** Reads what is no plain field. */
  read?: FieldReader<Values>;
  /** Never written into a page again. */
  secret?: readonly string[];
  /** What the server puts before the names of these fields. */
  prefix?: string;
  // As methods, so that acts of different forms fit into one list.
  /** What to say when nothing better is known. */
  failed(texts: Texts): string;
  /** Lines for an answer that has none of its own. */
  explain?(error: ApiError, texts: Texts): FieldTexts | null;
  send(call: Call, values: Values): Promise<Answer>;
  /** The page to go on to when it is done; absent: here. */
  goOnAt?(urls: Urls): string;
};

export function act<Values extends object, Answer>(
  definition: Act<Values, Answer> & { secret?: readonly (keyof Values & string)[] },
): Act<Values, Answer> {
  return definition;
}

export function useTexts(): Texts {
  const { store, locale } = use(TextsContext);
  return (namespace) => store.translator(locale, namespace);
}
