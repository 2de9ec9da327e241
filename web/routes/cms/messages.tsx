import {
  MessageCard,
  markMessageDone,
  reopenMessage,
} from "#web/features/cms/messages/message-card.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/messages.ts";

export const handle: RouteHandle = { namespaces: ["cms-messages"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "open"]);
  const messages = await page.call("adminMessages.list", {
    query: { open: "1", ...query, limit: "10" } as { open: "0" | "1" },
  });
  const title = page.texts("cms-messages")("title");
  return { messages, query, now: page.now, meta: page.meta({ title }) };
}

export const action = actsAction(markMessageDone, reopenMessage);

export default function Messages({ loaderData: { messages, query, now } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-messages");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("title")} note={t("lead")}>
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "open",
            label: t("filter"),
            options: [
              { value: "1", label: t("open") },
              { value: "0", label: t("closed") },
            ],
          },
        ]}
      />
      {messages.data.length === 0 && <p className="text-ink-soft">{t("empty")}</p>}
      <ul className="grid max-w-page gap-4">
        {messages.data.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} now={now} />
          </li>
        ))}
      </ul>
      <ListPages query={query} found={messages} label={cms("pages")} />
    </CmsPage>
  );
}
