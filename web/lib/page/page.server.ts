import { data, type RouterContextProvider, redirect } from "react-router";
import type { User } from "#contract/account.ts";
import type { CallAnswer, CallInput, EndpointName } from "#contract/endpoints.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { type Api, createApi } from "#web/lib/api/client.ts";
import { localeOfRequest } from "#web/lib/i18n/locale-of-request.ts";
import type { Namespace } from "#web/lib/i18n/namespaces.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { serverTexts } from "#web/lib/i18n/texts.server.ts";
import type { Transport } from "../api/transport.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import type { PageMeta } from "./page-meta.ts";

/** What a link to a page shows when it is shared. */
const defaultImage = "/og-default.png";

type LoaderArgs = {
  request: Request;
  /** The page's own address; that of `request` ends in `.data` when one page opens another. */
  url: URL;
  context: Readonly<RouterContextProvider>;
};

/** What a loader works with. */
export type Page = PageContext & {
  locale: Locale;
  /** The path and query that the visitor asked for. */
  path: string;
  /** As the browser has it; an error answer is thrown as it is. */
  api: Api;
  /** Like the browser's; an error answer becomes the page's own status and error screen. */
  call<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>>;
  /** The same for what may not be there: then null. */
  find<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallAnswer<Name> | null>;
  /** The same for what the page can do without: null when it can't be had, whatever the reason. */
  spare<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallAnswer<Name> | null>;
  texts<N extends Namespace>(namespace: N): Translate<N>;
  /** Fills in what every page has. A page without `path` is kept out of search engines. */
  meta(meta: MetaInput): PageMeta;
};

type MetaInput = {
  title?: string;
  description?: string;
  path?: string;
  alternates?: Record<Locale, string>;
  /** One of its own, with the title on it; without, the site's. */
  image?: string;
  article?: PageMeta["article"] & object;
  feed?: PageMeta["feed"] & object;
};

export function openPage({ request, url, context }: LoaderArgs): Page {
  const page = context.get(pageContext);
  const locale = localeOfRequest(request);
  const api = createApi(serverTransport(page, locale));
  const absolute = (path: string) => new URL(path, page.origin).href;
  return {
    ...page,
    locale,
    path: url.pathname + url.search,
    api,
    call: (name, input) => api.call(name, input).catch(throwAsPage),
    find: (name, input) =>
      api.call(name, input).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        return throwAsPage(error);
      }),
    spare: (name, input) =>
      api.call(name, input).catch((error: unknown) => {
        // What the API answered it has logged itself, where that was its fault.
        const isAnswer = error instanceof ApiError && error.status > 0;
        if (!isAnswer) page.report(`a page does without ${name}`, error);
        return null;
      }),
    texts: (namespace) => serverTexts.translator(locale, namespace),
    meta: ({ title, description, path, alternates, image, article, feed }) => ({
      locale,
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(path ? { canonical: absolute(path) } : {}),
      ...(alternates
        ? { alternates: { nl: absolute(alternates.nl), en: absolute(alternates.en) } }
        : {}),
      image: absolute(image ?? defaultImage),
      imageAlt: (image && title) || serverTexts.translator(locale, "shell")("shareAlt"),
      ...(article ? { article } : {}),
      ...(feed ? { feed } : {}),
    }),
  };
}

/** What an error screen gets to show. */
export type PageProblem = {
  messages: readonly string[];
  requestId: string | null;
  /** Of the API, for a screen that knows what to do about it. */
  code: string | null;
};

function throwAsPage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  // Inside one process something always answers; when nothing did, the reason has to be logged.
  if (error.status === 0) throw error.cause;
  const { status, messages, requestId, code } = error;
  throw data<PageProblem>({ messages, requestId, code }, { status: status >= 400 ? status : 502 });
}

/** The loaders of one page run side by side and ask for the same user: one call for all. */
const visits = new WeakMap<PageContext, Promise<Visit>>();

type Visit = {
  user: User | null;
  /** Asking for the user renews the session's cookie, or takes away one that is of no use. */
  setCookie: string | null;
};

export async function loadUser(args: LoaderArgs): Promise<User | null> {
  return (await loadVisit(args)).user;
}

export function loadVisit({ request, context }: LoaderArgs): Promise<Visit> {
  const page = context.get(pageContext);
  const known = visits.get(page);
  if (known) return known;
  const visit = page.hasSession
    ? fetchVisit(page, localeOfRequest(request))
    : Promise.resolve({ user: null, setCookie: null });
  visits.set(page, visit);
  return visit;
}

async function fetchVisit(page: PageContext, locale: Locale): Promise<Visit> {
  let setCookie: string | null = null;
  const { headers, send } = serverTransport(page, locale);
  const api = createApi({
    headers,
    async send(request) {
      const answer = await send(request);
      setCookie = answer.header("set-cookie");
      return answer;
    },
  });
  try {
    return { user: await api.call("account.getUser", {}), setCookie };
  } catch (error) {
    // The session has ended since: the page is for a guest.
    if (error instanceof ApiError && error.status === 401) return { user: null, setCookie };
    return throwAsPage(error);
  }
}

/** For pages that need a log-in: others log in first and come back. */
export async function requireUser(args: LoaderArgs): Promise<User> {
  const user = await loadUser(args);
  if (user) return user;
  const { path } = openPage(args);
  throw redirect(urls.login({ refresh: true, redirect: path }));
}

/** For pages that are for guests only. */
export async function requireGuest(args: LoaderArgs): Promise<void> {
  if (await loadUser(args)) throw redirect(urls.home());
}

/** A page that is not there, or not for this visitor. */
export function notFound(page: Page): never {
  throw data<PageProblem>({ messages: [], requestId: page.requestId, code: null }, { status: 404 });
}

/** The session and the visitor's address are added by the server, which alone knows them. */
function serverTransport(
  page: Pick<PageContext, "fetchApi" | "origin">,
  locale: Locale,
): Transport {
  return {
    withoutFiles: true,
    headers: () => ({ "X-Page-Origin": page.origin, "Accept-Language": locale }),
    async send({ method, path, headers, body, asked }) {
      if (body instanceof FormData) throw new TypeError("a page's loader sends no files");
      const read = method === "GET" && asked ? { ...asked, language: locale } : undefined;
      const call = {
        method,
        path,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(read ? { read } : {}),
      };
      const answer = await page.fetchApi(call);
      return {
        status: answer.status,
        header: (name) => answer.headers[name.toLowerCase()] ?? null,
        body: answer.body,
        value: answer.value,
      };
    },
  };
}
