import type * as z from "zod";

/**
 * One endpoint is one constant. The Fastify binding, the browser's client, OpenAPI and the tests
 * that walk all endpoints are derived from these tables; nothing is said twice.
 *
 * Schemas are written in camelCase; the wire's snake_case follows from `casing.ts`.
 */
export type Access =
  /** Anybody; a token is read when there is one. */
  | "public"
  /** Somebody who is logged in. */
  | "user"
  /** Logged in, with a confirmed e-mail address. */
  | "verified"
  /** An administrator; others get a 404, as if it were not there. */
  | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Which bucket of the rate limits a call counts against, besides the global one. */
export type LimitName =
  | "auth"
  | "messages"
  /** What keeps a core busy for the better part of a second. */
  | "costly";

/** Files of one field. The server's configuration sets the ceilings; an endpoint can only ask for less. */
export type FileField = {
  maxFiles: number;
  /** Of one file; absent: as large as the server takes. */
  maxBytes?: number;
};

export type Endpoint = {
  readonly method: Method;
  /** With parameters in braces, as in OpenAPI: `/api/booking/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /**
   * Takes an `Idempotency-Key`: the first answer is kept and repeated. So does every POST of somebody
   * who is logged in, unless it says why not; other methods only if they say so.
   */
  readonly idempotent?: boolean;
  /** Why a POST of somebody who is logged in takes no key. */
  readonly notIdempotent?: string;
  /**
   * Its transaction is done a second time where the database had to end it for another one's sake: nothing
   * comes of it but rows, and what was prepared before it is used again as it is. Every idempotent one is
   * such; others say so.
   */
  readonly repeatable?: boolean;
  /** Needs the value of the XSRF-TOKEN cookie in a header. */
  readonly csrf?: boolean;
  readonly limit?: LimitName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body may also come as multipart, with these files. `_method=PUT` turns a POST into a PUT. */
  readonly multipart?: Readonly<Record<string, FileField>>;
  /** Of all files together; absent: as many as there may be of the largest. */
  readonly maxUploadBytes?: number;
  /** The body comes from a form on another site's page, as browsers send forms. */
  readonly formPost?: boolean;
  /**
   * Browsers are sent here, not scripts: the answer is a redirect to the response's `location`, and
   * a problem leads to this path with `?problem=<code>`, where a script would get JSON.
   */
  readonly redirects?: { readonly onProblem: string };
  /**
   * The answer is a file, given by the action as bytes, or, where it may be too large for that, as a
   * stream; it has no response schema.
   */
  readonly download?: {
    readonly contentType: string;
    readonly fileName: string;
    readonly isStreamed?: true;
  };
  /** Absent: the answer has no body, and status 204; so has one that is optional and has nothing to say. */
  readonly response?: z.ZodType;
  readonly status?: 200 | 201 | 202;
};

export function endpoint<const Definition extends Endpoint>(
  definition: Definition,
): Definition & { readonly idempotent: boolean; readonly repeatable: boolean } {
  const { method, access, notIdempotent } = definition;
  // A guest's calls can't be told from another guest's; those that can say so themselves.
  const byDefault = method === "POST" && access !== "public" && notIdempotent === undefined;
  const idempotent = definition.idempotent ?? byDefault;
  return { ...definition, idempotent, repeatable: definition.repeatable ?? idempotent };
}

type SchemaOf<E, Part extends string> = E extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? Schema
  : z.ZodUndefined;

/** Whether a good answer may have no body, and status 204. */
export const mayBeEmpty = ({ response }: Endpoint): boolean =>
  response === undefined || response.safeParse(undefined).success;

/** What the browser hands in. */
export type InputOf<E> = Given<"params", z.input<SchemaOf<E, "params">>> &
  Given<"query", z.input<SchemaOf<E, "query">>> &
  Given<"body", z.input<SchemaOf<E, "body">>>;

/** Files to send along, by the names that the endpoint takes. */
export type FilesOf<E, File> = E extends { readonly multipart: infer Fields }
  ? { [Field in keyof Fields]?: readonly File[] }
  : Record<never, never>;

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What the server's action gets, checked and converted. */
export type ParsedInput<E extends Endpoint> = {
  params: z.output<SchemaOf<E, "params">>;
  query: z.output<SchemaOf<E, "query">>;
  body: z.output<SchemaOf<E, "body">>;
};

/** …of it the form. */
export type BodyOf<E extends Endpoint> = ParsedInput<E>["body"];

export type StreamedFile = { stream: AsyncIterable<Uint8Array>; size: number };

/** What the server's action gives back. */
export type AnswerOf<E extends Endpoint> = E extends {
  readonly download: { readonly isStreamed: true };
}
  ? StreamedFile
  : E extends { readonly download: object }
    ? Uint8Array
    : z.input<SchemaOf<E, "response">>;
/** What the browser gets. */
export type ResponseOf<E> = z.output<SchemaOf<E, "response">>;
