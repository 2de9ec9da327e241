import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Books } from "./books.ts";
import { createLocalAnswers, nonsense } from "./local-answers.ts";
import type { LocalBank } from "./local-bank.ts";
import { localInputs, readLocalInput } from "./local-input.ts";
import { LocalRefusal } from "./local-refusal.ts";
import type { Failure, SwitchBoard } from "./switches.ts";

type Parts = { bank: LocalBank; books: Books; switchBoard: SwitchBoard; url(): string };
type Request = FastifyRequest<{
  Params: { id: string; mandateId: string };
  Querystring: { embed?: string };
}>;
type Answer = { status: number; body: unknown };
type Work = (request: Request) => Answer;

/** The calls of Mollie's API that we use, with its shapes and its refusals. */
export function registerLocalApi(api: FastifyInstance, parts: Parts): void {
  const { bank } = parts;
  const answers = createLocalAnswers(bank, parts.url);
  const ok = (body: unknown): Answer => ({ status: 200, body });
  const created = (body: unknown): Answer => ({ status: 201, body });

  api.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof LocalRefusal ? error : refusalOf(error);
    reply.status(refusal.status).send(errorBody(refusal));
  });
  api.addHook("onRequest", async (request) => {
    // The answer may be awaited longer than the clock stands still.
    await wait(parts.switchBoard.current.slowMs, undefined, { ref: false });
    if (!/^Bearer (?:test|live)_\w+$/.test(request.headers.authorization ?? "")) {
      throw new LocalRefusal(401, "Missing authentication, or failed to authenticate");
    }
  });

  const on = (method: "GET" | "POST" | "DELETE", path: string, work: Work) =>
    api.route({
      method,
      url: path,
      handler: (request, reply) => serve(parts, request as Request, reply, work),
    });

  on("POST", "/customers", ({ body }) =>
    created(answers.toCustomer(bank.makeCustomer(readLocalInput(localInputs.customer, body)))),
  );
  on("GET", "/customers/:id/mandates", ({ params }) =>
    ok(answers.toList("mandates", bank.findMandates(params.id).map(answers.toMandate))),
  );
  on("GET", "/customers/:id/mandates/:mandateId", ({ params }) =>
    ok(answers.toMandate(bank.findMandate(params.id, params.mandateId))),
  );
  on("DELETE", "/customers/:id/mandates/:mandateId", ({ params }) => {
    bank.revokeMandate(params.id, params.mandateId);
    return { status: 204, body: undefined };
  });
  on("POST", "/payments", ({ body }) =>
    created(answers.toPayment(bank.makePayment(readLocalInput(localInputs.payment, body)))),
  );
  on("GET", "/payments", ({ query }) => {
    const { from, limit } = readLocalInput(localInputs.page, query);
    const all = parts.books.list("payment").reverse();
    const start = from === undefined ? 0 : all.findIndex(({ id }) => id === from);
    if (start === -1) throw new LocalRefusal(400, "Invalid cursor value", "from");
    const next = all[start + limit];
    const page = all.slice(start, start + limit).map((payment) => answers.toPayment(payment));
    return ok(answers.toList("payments", page, next ? `from=${next.id}&limit=${limit}` : null));
  });
  on("GET", "/payments/:id", ({ params, query }) => {
    const withChargebacks = (query.embed ?? "").split(",").includes("chargebacks");
    return ok(answers.toPayment(bank.findPayment(params.id), { withChargebacks }));
  });
  on("DELETE", "/payments/:id", ({ params }) =>
    ok(answers.toPayment(bank.cancelPayment(params.id))),
  );
  on("POST", "/payments/:id/refunds", ({ params, body }) =>
    created(answers.toRefund(bank.makeRefund(params.id, readLocalInput(localInputs.refund, body)))),
  );
  on("GET", "/payments/:id/refunds", ({ params }) => {
    const { id } = bank.findPayment(params.id);
    return ok(answers.toList("refunds", bank.refundsOf(id).map(answers.toRefund)));
  });
  api.all("/*", async () => {
    throw new LocalRefusal(404, "There is no such call");
  });
}

async function serve(
  parts: Parts,
  request: Request,
  reply: FastifyReply,
  work: Work,
): Promise<FastifyReply> {
  parts.bank.advance();
  const failure = parts.switchBoard.takeFailure();
  if (failure && !failure.isDone) return misbehave(reply, failure);
  const { status, body } = doOnce(parts.books, request, reply, work);
  if (failure) return misbehave(reply, failure);
  return reply
    .status(status)
    .type("application/hal+json")
    .send(body && JSON.stringify(body));
}

/** The same key is the same call: it is answered as it was, and not done again. */
function doOnce(books: Books, request: Request, reply: FastifyReply, work: Work): Answer {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || typeof key !== "string") return work(request);
  const asked = `${request.url} ${JSON.stringify(request.body)}`;
  const kept = books.find("reply", key);
  if (!kept) {
    const answer = work(request);
    books.put("reply", { id: key, asked, ...answer });
    return answer;
  }
  if (kept.asked !== asked) {
    throw new LocalRefusal(400, "The idempotency key was used for another request");
  }
  reply.header("idempotent-replayed", "true");
  return kept;
}

function misbehave(reply: FastifyReply, { as, retryAfterSeconds }: Failure): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  if (as === "dropped") {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (as === "html") return reply.status(200).type("text/html").send(nonsense.html);
  if (typeof as === "string") return reply.status(200).send(nonsense[as]);
  return reply.status(as).send(errorBody(new LocalRefusal(as, "As it was switched")));
}

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  409: "Conflict",
  410: "Gone",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

function errorBody({ status, message, field }: LocalRefusal): object {
  return {
    status,
    title: titles[status] ?? "Internal Server Error",
    detail: message,
    ...(field ? { field } : {}),
    _links: {
      documentation: {
        href: "https://docs.mollie.com/reference/handling-errors",
        type: "text/html",
      },
    },
  };
}

/** A body that is no JSON and the like: the HTTP server's own refusals have a status. */
function refusalOf(error: unknown): LocalRefusal {
  const status = (error as { statusCode?: unknown }).statusCode;
  const isTheirs = typeof status === "number" && status < 500;
  if (!isTheirs) throw error;
  return new LocalRefusal(status, error instanceof Error ? error.message : "Bad request");
}
