import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { codesText } from "./plain-forms.ts";

export type RecoveryCodesProps = { codes: readonly string[]; onKept: () => Promise<void> };

/** This once: nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation("second-factor");
  const urls = useUrls();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form before, whose button had the focus.
  useEffect(() => heading.current?.focus(), []);
  const text = codesText(codes);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t("codes.fileLead")}\n\n${text}\n`)}`;
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {t("codes.heading")}
      </h3>
      <Banner tone="warn">{t("codes.text")}</Banner>
      <ol
        aria-label={t("codes.list")}
        className="grid gap-2 rounded-field bg-sunken px-4 py-3 font-semibold sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={text}
          label={t("codes.copy")}
          copied={t("copied")}
          failed={t("copyFailed")}
        />
        <a
          href={file}
          download={t("codes.fileName")}
          className={buttonLook({ variant: "secondary" })}
        >
          <Download className="size-5" />
          {t("codes.download")}
        </a>
      </div>
      <Button onClick={() => void onKept()} className="justify-self-start noscript:hidden">
        {t("codes.kept")}
      </Button>
      <LinkButton to={urls.settings()} className="hidden justify-self-start noscript:inline-flex">
        {t("codes.kept")}
      </LinkButton>
    </div>
  );
}
