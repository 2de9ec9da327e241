import type { Locale } from "#contract/shared/locale.ts";
import type { PageContext } from "#web/lib/page/page-context.ts";
import type { Transport } from "./transport.ts";

/** The session and the visitor's address are added by the server, which alone knows them. */
export function serverTransport(
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
