import type { FastifyInstance, FastifyRequest } from "fastify";
import { callInProcess } from "../http/in-process.ts";
import type { PageReads } from "../http/page-reads.ts";
import type { ApiAnswer, ApiCall } from "./web-build.ts";

/** How the loaders of one page call the API, as the visitor. */
export function createPageApi(
  app: FastifyInstance,
  reads: PageReads,
  request: FastifyRequest,
  token: string | undefined,
): (call: ApiCall) => Promise<ApiAnswer> {
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
    const response = await callInProcess(() =>
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
    const answered = Object.entries(response.headers);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(answered.map(([name, value]) => [name, String(value)])),
      body: response.body,
    };
  }

  return (call) => (call.read && read(call.read)) ?? send(call);
}
