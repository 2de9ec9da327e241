import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { pathId } from "#contract/shared/ids.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import { isUsableText } from "#server/platform/http/bodies/unusable-input.ts";
import { isFromThisMachine } from "#server/platform/http/guarding/this-machine.ts";
import { notFound } from "../http/problem.ts";
import { mailboxPage, mailParts } from "./mailbox-page.ts";
import { listMails, listReceivers } from "./mailbox-search.ts";

type Asked = Partial<Record<"mail" | "part" | "q" | "to", unknown>>;

/** The local mailbox, for demo and development: mails as a receiver would see them. */
export function registerMailbox(app: FastifyInstance, db: Db): void {
  app.register(async (mailbox) => {
    mailbox.addHook("onRequest", async (request, reply) => {
      if (!isFromThisMachine(request)) throw notFound();
      reply.header("cache-control", "no-store");
    });

    mailbox.get<{ Querystring: Asked }>(urls.mailbox(), async (request, reply) => {
      const { query } = request;
      const search = { words: textOf(query.q), to: textOf(query.to) };
      const list = await listMails(db, search);
      const asked = idOf(query.mail);
      const mail = await findMail(db, asked ?? list.mails[0]?.id);
      reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'",
        );
      return mailboxPage({
        list,
        search,
        mail,
        isChosen: asked !== undefined && mail !== null,
        receivers: await listReceivers(db),
        part: mailParts.find((part) => part === query.part) ?? "html",
      });
    });

    mailbox.get<{ Params: { id: string; nr: string } }>(
      `${urls.mailbox()}/:id/attachments/:nr`,
      async (request, reply) => {
        const mail = await findMail(db, idOf(request.params.id));
        const file = mail?.attachments[Number(request.params.nr)];
        if (!file) throw notFound();
        reply
          .type(file.contentType)
          .header("content-disposition", `attachment; filename="${file.fileName}"`);
        return file.encoding ? Buffer.from(file.content, file.encoding) : file.content;
      },
    );

    // The mail itself, alone in its frame: it may style itself and show our pictures, and nothing more.
    mailbox.get<{ Params: { id: string } }>(
      `${urls.mailbox()}/:id/html`,
      async (request, reply) => {
        const mail = await findMail(db, idOf(request.params.id));
        if (!mail?.html) throw notFound();
        reply
          .type("text/html; charset=utf-8")
          .header(
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
          )
          .header("x-frame-options", "SAMEORIGIN");
        return mail.html;
      },
    );
  });
}

async function findMail(db: Db, id: number | undefined) {
  const [mail] = id ? await db.select().from(mails).where(eq(mails.id, id)) : [];
  return mail ?? null;
}

function idOf(value: unknown): number | undefined {
  return pathId.safeParse(value).data;
}

function textOf(value: unknown): string {
  return typeof value === "string" && isUsableText(value) ? value.trim().slice(0, 200) : "";
}
