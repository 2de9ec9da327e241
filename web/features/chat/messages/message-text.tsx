import { useMemo } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { splitLinks } from "#web/lib/text/link-text.ts";

/** What somebody wrote, as it was written; addresses in it can be pressed, and nothing else is markup. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  const parts = useMemo(() => splitLinks(text), [text]);
  let at = 0;
  return (
    <p className="max-w-none text-wrap wrap-anywhere whitespace-pre-wrap">
      {parts.map((part) => {
        const key = at;
        at += part.kind === "text" ? part.text.length : part.href.length;
        if (part.kind === "text") return part.text;
        return (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title={t("message.fullLink", { host: part.host })}
            className="text-inherit"
          >
            <span className="font-semibold">{part.host}</span>
            {part.rest}
          </a>
        );
      })}
    </p>
  );
}
