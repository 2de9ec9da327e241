import { History, Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { AdminText } from "#contract/content/admin-texts.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { CmsPage } from "../shell/cms-page.tsx";
import { KeyHint } from "../shell/keys.tsx";
import { BlockEditor } from "./editor/block-editor.tsx";
import { HeadFields, SearchFields, SlugField } from "./fields/head-fields.tsx";
import { SettingsFields } from "./fields/settings-fields.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { SchedulePanel } from "./publish-panel.tsx";
import { publishText } from "./text-calls.ts";
import { Toggle } from "./toggle.tsx";
import { type TextDraft, useTextDraft } from "./use-text-draft.ts";

const VersionsSheet = lazy(async () => ({
  default: (await import("./versions-sheet.tsx")).VersionsSheet,
}));

export type TextEditorProps = {
  text: AdminText;
  path: string;
  back: { to: string; label: string };
  drawings: readonly string[];
  /** What else can be done with it. */
  children?: ReactNode;
};

/** A text in both languages, with the page beside it as readers will see it. */
export function TextEditor({ text: given, path, back, drawings, children }: TextEditorProps) {
  const { t } = useTranslation("cms-texts");
  const edited = useTextDraft(given);
  const { text, draft, errors, messages, act } = edited;
  const [locale, setLocale] = useState<Locale>("nl");
  const [tab, setTab] = useState<"write" | "look">("write");
  const [versions, setVersions] = useState(false);

  const publishing = useAction({
    send: (call) => act((revision) => publishText(call, text.id, { revision })),
    done: (_, isDone) => (isDone ? t("published") : null),
  });
  usePublishKey(() => void publishing.press());

  // What is wrong may be in the language that is not shown.
  const elsewhere = Object.keys(errors).find((field) => /^(nl|en)\./.test(field));
  const other = elsewhere && !elsewhere.startsWith(`${locale}.`) ? elsewhere.slice(0, 2) : null;
  const bodyErrors = errors[`${locale}.markdown`] ?? [];
  return (
    <CmsPage
      flush
      title={draft.nl.title || t("untitled")}
      note={
        <span className="inline-flex flex-wrap items-center gap-2">
          {path}
          <SavingTag edited={edited} />
        </span>
      }
      back={back}
      actions={
        <>
          <Toggle
            label={t("language")}
            value={locale}
            onChange={setLocale}
            options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
          <Button variant="ghost" size="sm" onClick={() => setVersions(true)}>
            <History className="size-5" />
            {t("versions.heading")}
          </Button>
          <Button size="sm" pending={publishing.pending} onClick={() => void publishing.press()}>
            {t("publish")}
            <KeyHint>Ctrl S</KeyHint>
          </Button>
        </>
      }
    >
      <div className="px-gutter pt-4 md:hidden">
        <Toggle
          label={t("tabs.label")}
          value={tab}
          onChange={setTab}
          options={[
            { value: "write", label: t("tabs.write") },
            { value: "look", label: t("preview.heading") },
          ]}
        />
      </div>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_28rem] xl:grid-cols-[minmax(0,1fr)_minmax(28rem,40%)]">
        <div
          className={cx(
            "grid grid-cols-1 content-start gap-4 px-gutter py-4 md:px-5",
            tab === "look" && "max-md:hidden",
          )}
        >
          <Conflict edited={edited} />
          {messages.length > 0 && (
            <ErrorBanner
              lines={[
                ...messages,
                ...(other ? [t("elsewhere", { language: t(`languages.${other as Locale}`) })] : []),
              ]}
            />
          )}
          <HeadFields {...edited} locale={locale} />
          {bodyErrors.length > 0 && <p className="text-sm text-danger">{bodyErrors.join(" ")}</p>}
          <BlockEditor {...edited} locale={locale} />
          <SearchFields {...edited} locale={locale} />
          <SettingsFields {...edited} drawings={drawings} />
          <SlugField {...edited} />
          <SchedulePanel {...edited} />
          {children}
        </div>
        <div
          className={cx(
            "bg-sunken md:sticky md:top-0 md:h-dvh",
            tab === "write" && "max-md:hidden",
          )}
        >
          <PreviewFrame id={text.id} revision={text.revision} locale={locale} />
        </div>
      </div>
      {versions && (
        <Suspense>
          <VersionsSheet text={text} act={act} open={versions} onOpenChange={setVersions} />
        </Suspense>
      )}
      <LeaveDialog edited={edited} />
    </CmsPage>
  );
}

/** 'Concept, bewaard 14:02': how it stands with what was written. */
function SavingTag({ edited: { state, text } }: { edited: TextDraft }) {
  const { t } = useTranslation("cms-texts");
  const isDraft = text.states.includes("draft");
  const words = {
    saved: isDraft
      ? t("saving.saved", { time: formatTime(text.savedAt) })
      : t(`states.${text.states[0] ?? "draft"}`),
    changed: t("saving.changed"),
    saving: t("saving.changed"),
    waiting: t("saving.waiting"),
    refused: t("saving.refused"),
    conflict: t("saving.refused"),
  }[state];
  const isBad = state === "waiting" || state === "refused" || state === "conflict";
  return (
    <output>
      <Tag tone={isBad ? "bad" : isDraft || state !== "saved" ? "warn" : "ok"} icon={<Pencil />}>
        {words}
      </Tag>
    </output>
  );
}

function Conflict({ edited: { state, settle } }: { edited: TextDraft }) {
  const { t } = useTranslation("cms-texts");
  if (state !== "conflict") return null;
  return (
    <Banner tone="bad" live>
      <p>{t("conflict.text")}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void settle("mine")}>
          {t("conflict.mine")}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void settle("theirs")}>
          {t("conflict.theirs")}
        </Button>
      </p>
    </Banner>
  );
}

/** Whoever goes while something is not saved yet is asked. */
function LeaveDialog({ edited: { saver } }: { edited: TextDraft }) {
  const { t } = useTranslation("cms-texts");
  const blocker = useBlocker(() => saver.hasUnsent());
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      isAboutLeaving
      title={t("leave.title")}
      confirm={t("leave.save")}
      cancel={t("leave.stay")}
      onConfirm={async () => {
        if (await saver.flush()) blocker.proceed();
        else blocker.reset();
      }}
      onClose={() => blocker.reset()}
    >
      {t("leave.text")}
    </ConfirmDialog>
  );
}

function usePublishKey(publish: () => void): void {
  const latest = useRef(publish);
  useEffect(() => {
    latest.current = publish;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
