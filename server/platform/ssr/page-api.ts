import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callInProcess } from "../http/in-process.ts";
import type { PageReads } from "../http/page-reads.ts";
import type { ApiAnswer, ApiCall } from "./web-build.ts";

type PageVisit = { request: FastifyRequest; reply: FastifyReply; token: string | undefined };

/** How the loaders of one page call the API, as the visitor. */
export function createPageApi(
  app: FastifyInstance,
  reads: PageReads,
  { request, reply, token }: PageVisit,
): (call: ApiCall) => Promise<ApiAnswer> {
  const isForm = request.method === "POST";
  const userAgent = request.headers["user-agent"];
  const read = reads({
    // The visitor's own address, so that limits count for them and not for this server.
    address: request.ip,
    token: token ?? "",
    userAgent,
    requestId: request.id,
    log: request.log,
  });

  async function send({ method, path, headers, body }: ApiCall): Promise<ApiAnswer> {
    const response = await callInProcess({ isForm }, () =>
      app.inject({
        method: method as "GET",
        url: path,
        remoteAddress: request.ip,
        headers: {
          "user-agent": userAgent ?? "",
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      }),
    );
    // Logging in, and out, is for the browser that sent the form.
    if (isForm) for (const cookie of setCookies(response)) reply.header("set-cookie", cookie);
    const answered = Object.entries(response.headers);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(answered.map(([name, value]) => [name, String(value)])),
      body: response.body,
    };
  }

  return (call) => (call.read && read(call.read)) ?? send(call);
}

function setCookies({ headers }: { headers: Readonly<Record<string, unknown>> }): string[] {
  return [headers["set-cookie"] ?? []].flat().map(String);
}
