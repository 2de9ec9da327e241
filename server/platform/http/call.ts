import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerOf, Endpoint, ParsedInput } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { UploadedFile } from "./bodies/uploads.ts";
import type { MaybeWritten } from "./bodies/written.ts";

/** One call of an endpoint, checked: what its action gets. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  viewer: E["access"] extends "public" ? Viewer | null : Viewer;
  files: UploadedFile[];
  /**
   * The database; a transaction for idempotent endpoints, in which the answer is kept too, and for
   * those that prepare something.
   */
  db: Db;
  locale: Locale;
} & Visit;

/** The browser at the other end, and what it may be asked to remember. */
export type Visit = {
  /** The visitor's own address, behind proxies and in-process calls alike. */
  address: string;
  /** The bearer of this request; empty for a guest. */
  token: string;
  /** By a form that was sent without script: no script is there to store the token it is answered with. */
  isForm: boolean;
  /** What the browser says it is, short enough to show in a list of sessions. */
  device: string;
  cookies: CallCookies;
};

export type CallCookies = {
  /** Lets pages be rendered for the user; the API itself takes the bearer alone. */
  setSession(token: string): void;
  clearSession(): void;
  setCsrf(): void;
  read(name: string): string | undefined;
  /** For the server's eyes only, and sent along when a visitor comes here by a link elsewhere. */
  setHidden(name: string, value: string, seconds: number): void;
};

export type Action<E extends Endpoint> = (
  call: Call<E>,
) => Promise<AnswerOf<E> extends undefined ? void : MaybeWritten<AnswerOf<E>>>;

/**
 * An action in two steps, as all are that take files. What takes long, such as working on pictures, is
 * done before the transaction: on the embedded database everybody else would wait for it.
 */
export type PreparedAction<E extends Endpoint, Prepared> = {
  /**
   * Checks what can be checked already, and works and stores as its last step: what fails here has
   * nothing to take back. `db` is no transaction here.
   */
  prepare(call: Call<E>): Promise<Prepared>;
  run(call: Call<E>, prepared: Prepared): ReturnType<Action<E>>;
  /** Takes back what was stored: the action failed, or its answer was there already. */
  discard?(prepared: Prepared): Promise<void>;
};

/** Binds an endpoint of the contract to its action: a GET reads, everything else is a transaction. */
export type Bind = <E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  action: Action<E> | PreparedAction<E, Prepared>,
) => void;

/** What is asked of an address that is neither an endpoint nor a page. */
export type FileCall = { request: FastifyRequest; reply: FastifyReply };

/** Answers GET with a file that is made: for search engines, and for who shows a shared link. */
export type Serve = (path: string, answer: (call: FileCall) => Promise<unknown>) => void;
