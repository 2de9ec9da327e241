import { CloudOff } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** What is shown is as it was last seen on this device. The region is there before its text is. */
export function KeptNote({ of, isShown }: { of: "list" | "room"; isShown: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <div role="status" className="shrink-0">
      {isShown && (
        <p className="flex max-w-none items-center gap-2 bg-warn-soft px-gutter py-2.5 text-sm md:px-6">
          <CloudOff className="size-5 shrink-0 text-warn" />
          {t(`kept.${of}`)}
        </p>
      )}
    </div>
  );
}
