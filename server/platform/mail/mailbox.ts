import { desc, eq, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { pathId } from "#contract/shared/ids.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import { isFromThisMachine } from "#server/platform/http/guarding/this-machine.ts";
import { notFound } from "../http/problem.ts";
import { mailboxPage } from "./mailbox-page.ts";

/** The local mailbox, for demo and development: mails as a receiver would see them. */
export function registerMailbox(app: FastifyInstance, db: Db): void {
  app.register(async (mailbox) => {
    mailbox.addHook("onRequest", async (request, reply) => {
      if (!isFromThisMachine(request)) throw notFound();
      reply.header("cache-control", "no-store");
    });

    mailbox.get<{ Querystring: { mail?: string } }>(urls.mailbox(), async (request, reply) => {
      const list = await db
        .select({ id: mails.id, to: mails.recipient, subject: mails.subject, at: mails.createdAt })
        .from(mails)
        // Those that are written: a moment after they were queued.
        .where(isNotNull(mails.html))
        .orderBy(desc(mails.id))
        .limit(100);
      const chosen = idOf(request.query.mail) ?? list[0]?.id;
      const [mail] = chosen ? await db.select().from(mails).where(eq(mails.id, chosen)) : [];
      reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
        );
      return mailboxPage(list, mail ?? null);
    });

    mailbox.get<{ Params: { id: string; nr: string } }>(
      `${urls.mailbox()}/:id/attachments/:nr`,
      async (request, reply) => {
        const id = idOf(request.params.id);
        const [mail] = id ? await db.select().from(mails).where(eq(mails.id, id)) : [];
        const file = mail?.attachments[Number(request.params.nr)];
        if (!file) throw notFound();
        reply
          .type(file.contentType)
          .header("content-disposition", `attachment; filename="${file.fileName}"`);
        return file.encoding ? Buffer.from(file.content, file.encoding) : file.content;
      },
    );

    // The mail itself, alone in its frame: it may style itself, and nothing more.
    mailbox.get<{ Params: { id: string } }>(
      `${urls.mailbox()}/:id/html`,
      async (request, reply) => {
        const id = idOf(request.params.id);
        const [mail] = id ? await db.select().from(mails).where(eq(mails.id, id)) : [];
        if (!mail?.html) throw notFound();
        reply
          .type("text/html; charset=utf-8")
          .header(
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
          )
          .header("x-frame-options", "SAMEORIGIN");
        return mail.html;
      },
    );
  });
}

function idOf(value: unknown): number | undefined {
  return pathId.safeParse(value).data;
}
