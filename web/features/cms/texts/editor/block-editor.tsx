import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import type { Locale } from "#contract/shared/locale.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KeyHint, useKeys } from "../../shell/keys.tsx";
import type { Draft } from "../text-draft.ts";
import type { TextDraft } from "../use-text-draft.ts";
import { type Block, moveBlock, newBlock } from "./blocks.ts";

// The editor is a library of some size, and nobody else needs it.
const RichText = lazy(async () => ({ default: (await import("./rich-text.tsx")).RichText }));

export type BlockEditorProps = Pick<TextDraft, "text" | "draft" | "change" | "generation"> & {
  locale: Locale;
};

/** A block is in both languages: what is done to one is done to its twin. */
function inBoth(draft: Draft, work: (blocks: Block[]) => Block[]): Draft {
  const { nl, en } = draft;
  return {
    ...draft,
    nl: { ...nl, blocks: work(nl.blocks) },
    en: { ...en, blocks: work(en.blocks) },
  };
}

/** The sections of a text one under the other, to be opened, written, moved, copied and thrown away. */
export function BlockEditor({ text, draft, change, generation, locale }: BlockEditorProps) {
  const { t } = useTranslation("cms-texts");
  const { blocks } = draft[locale];
  const [opened, setOpened] = useState<string | null>(blocks[1]?.anchor ?? null);

  function set(at: number, words: Partial<Block>) {
    change((now) => {
      const own = now[locale];
      const next = own.blocks.map((block, nr) => (nr === at ? { ...block, ...words } : block));
      return { ...now, [locale]: { ...own, blocks: next } };
    });
  }

  function add(copied?: number) {
    change((now) => {
      const wish = copied === undefined ? t("blocks.new") : (now.nl.blocks[copied]?.title ?? "");
      const { anchor } = newBlock(now.nl.blocks, wish);
      setOpened(anchor);
      return inBoth(now, (own) => {
        const source = copied === undefined ? undefined : own[copied];
        const block = { title: "", markdown: "", ...source, anchor };
        return own.toSpliced(copied === undefined ? own.length : copied + 1, 0, block);
      });
    });
  }

  const remove = (at: number) => change((now) => inBoth(now, (own) => own.toSpliced(at, 1)));

  function move(at: number, step: 1 | -1) {
    change((now) => inBoth(now, (own) => moveBlock(own, at, step)));
  }

  function pressInBlock(event: KeyboardEvent, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const focused = document.activeElement;
    move(at, step);
    // The same block, wherever it stands now.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
  }

  useKeys({ n: () => add() });

  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {blocks.map((block, at) => {
          const { anchor, title } = block;
          const isIntro = anchor === null;
          const isOpen = isIntro ? opened === "" : opened === anchor;
          const name = isIntro ? t("blocks.intro") : title || t("blocks.untitled");
          return (
            <li
              key={anchor ?? ""}
              data-block={anchor ?? ""}
              onKeyDown={(event) => pressInBlock(event, at)}
              className={cx(
                "rounded-card border bg-surface",
                isOpen ? "border-brand" : "border-line",
              )}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? null : (anchor ?? ""))}
                className="flex min-h-11 w-full items-center gap-3 px-4 text-left font-semibold"
              >
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="max-w-40 truncate text-sm font-normal text-ink-soft">
                  {isOpen ? "" : block.markdown.slice(0, 60)}
                </span>
                {isOpen ? <ChevronDown className="size-5" /> : <ChevronRight className="size-5" />}
              </button>
              {isOpen && (
                <div className="grid grid-cols-1 gap-4 px-4 pb-4">
                  {!isIntro && (
                    <TextField
                      label={t("blocks.title")}
                      value={title}
                      maxLength={120}
                      onChange={(next) => set(at, { title: next })}
                    />
                  )}
                  <Body
                    key={`${locale} ${generation}`}
                    block={block}
                    pictures={text.pictures}
                    onChange={(markdown) => set(at, { markdown })}
                  />
                  {!isIntro && (
                    <div className="flex flex-wrap items-center gap-2">
                      <Button size="sm" variant="secondary" onClick={() => add(at)}>
                        <Copy className="size-5" />
                        {t("blocks.copy")}
                      </Button>
                      <Button size="sm" variant="ghost" onClick={() => remove(at)}>
                        <Trash2 className="size-5" />
                        {t("blocks.remove")}
                      </Button>
                      <span className="ml-auto flex items-center gap-1">
                        <KeyHint>Alt</KeyHint>
                        <IconButton
                          label={t("blocks.up")}
                          icon={<ArrowUp />}
                          onClick={() => move(at, -1)}
                        />
                        <IconButton
                          label={t("blocks.down")}
                          icon={<ArrowDown />}
                          onClick={() => move(at, 1)}
                        />
                      </span>
                    </div>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className="mt-3">
        <Button variant="secondary" size="sm" onClick={() => add()}>
          <Plus className="size-5" />
          {t("blocks.add")}
          <KeyHint>N</KeyHint>
        </Button>
      </div>
    </>
  );
}

type BodyProps = {
  block: Block;
  pictures: TextDraft["text"]["pictures"];
  onChange: (markdown: string) => void;
};

/** As it will look, or as it is stored, for what has no button. */
function Body({ block, pictures, onChange }: BodyProps) {
  const { t } = useTranslation("cms-texts");
  const [isSource, setSource] = useState(false);
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <span className="text-sm font-semibold">{t("blocks.text")}</span>
        <button
          type="button"
          aria-pressed={isSource}
          onClick={() => setSource(!isSource)}
          className="min-h-11 text-sm text-ink-soft underline md:min-h-9"
        >
          {isSource ? t("blocks.asShown") : t("blocks.asSource")}
        </button>
      </div>
      {isSource ? (
        <TextAreaField
          label={t("blocks.source")}
          labelHidden
          rows={10}
          value={block.markdown}
          onChange={onChange}
        />
      ) : (
        <Suspense fallback={<div className="h-40 rounded-field bg-sunken" />}>
          <RichText
            label={t("blocks.text")}
            markdown={block.markdown}
            pictures={pictures}
            onChange={onChange}
          />
        </Suspense>
      )}
    </div>
  );
}
