import type { OwnRequest } from "#contract/requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Tag } from "#web/ui/tag.tsx";
import { useWhenWords } from "./when-words.ts";

/** One's own request in short: what it is called, when it is for, and whether it is shown. */
export function OwnRequestLine({ request, today }: { request: OwnRequest; today: string }) {
  const { t } = useTranslation("requests");
  const { daysOf } = useWhenWords(today);
  const isActive = request.status === "active";
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold break-words">{request.title}</p>
      <p className="text-ink-soft">{daysOf(request)}</p>
      <Tag tone={isActive ? "ok" : "neutral"} className="mt-1">
        {t(isActive ? "manage.active" : "manage.disabled")}
      </Tag>
    </div>
  );
}
