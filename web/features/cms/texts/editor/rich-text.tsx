import { Editor } from "@tiptap/core";
import {
  Bold,
  Code,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  Quote,
} from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { anchorOf, freeAnchor } from "#contract/content/text-drafts.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";
import { InsertLink, InsertPicture } from "./inserts.tsx";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { pictureView, sourceView } from "./node-views.ts";
import { shownExtensions } from "./text-schema.ts";

export type RichTextProps = {
  label: string;
  /** What it begins with; afterwards the editor knows better. */
  markdown: string;
  pictures: readonly StoredImage[];
  onChange: (markdown: string) => void;
};

/** The words of a block, as they will look, written back as Markdown. Fetched with the page that needs it. */
export function RichText({ label, markdown, pictures, onChange }: RichTextProps) {
  const { t } = useTranslation("cms-texts");
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, setMoves] = useState(0);
  const [open, setOpen] = useState<"link" | "picture" | null>(null);
  const added = useRef(new Map(pictures.map((picture) => [picture.id, picture.url])));
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, with what the block said then.
  useEffect(() => {
    if (!place.current) return;
    const made = new Editor({
      element: place.current,
      // Its few rules are classes of ours: styles that are made by script would need a nonce.
      injectCSS: false,
      extensions: shownExtensions({
        source: sourceView,
        picture: pictureView((id) => added.current.get(id)),
      }),
      content: readMarkdown(markdown),
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          class: "written min-h-28 whitespace-pre-wrap wrap-anywhere px-3.5 py-2.5 outline-none",
        },
      },
      onUpdate: ({ editor: own }) => told.current(writeMarkdown(own.state.doc)),
      onTransaction: () => setMoves((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  const chain = () => editor?.chain().focus();

  function toggleHeading() {
    if (!editor) return;
    if (editor.isActive("heading")) return void chain()?.setParagraph().run();
    const taken = new Set<string>();
    editor.state.doc.descendants((node) => void taken.add(String(node.attrs.anchor)));
    const { $from } = editor.state.selection;
    const anchor = freeAnchor(anchorOf($from.parent.textContent), taken);
    chain()?.setNode("heading", { level: 3, anchor }).run();
  }

  function toggleTasks() {
    if (!editor) return;
    const isTask = Boolean(editor.getAttributes("listItem").task);
    const list = editor.isActive("listItem") ? chain() : chain()?.toggleBulletList();
    list?.updateAttributes("listItem", { task: isTask ? null : "[ ]" }).run();
  }

  function toggle(what: "link" | "picture") {
    setOpen((now) => (now === what ? null : what));
  }

  return (
    <div className="rounded-field border-fine border-edge bg-surface focus-within:border-brand">
      {/* Where its letters and lists get their looks from. */}
      <TextHtml html="" />
      <div
        role="toolbar"
        aria-label={t("tools.label", { label })}
        className="flex flex-wrap gap-0.5 border-b border-line px-1.5 py-1"
      >
        <Tool
          label={t("tools.bold")}
          isOn={editor?.isActive("bold")}
          onPress={() => chain()?.toggleBold().run()}
        >
          <Bold />
        </Tool>
        <Tool
          label={t("tools.italic")}
          isOn={editor?.isActive("italic")}
          onPress={() => chain()?.toggleItalic().run()}
        >
          <Italic />
        </Tool>
        <Tool
          label={t("tools.code")}
          isOn={editor?.isActive("code")}
          onPress={() => chain()?.toggleCode().run()}
        >
          <Code />
        </Tool>
        <Tool label={t("tools.link")} isOn={open === "link"} onPress={() => toggle("link")}>
          <Link2 />
        </Tool>
        <Tool label={t("tools.heading")} isOn={editor?.isActive("heading")} onPress={toggleHeading}>
          <Heading3 />
        </Tool>
        <Tool
          label={t("tools.list")}
          isOn={editor?.isActive("bulletList")}
          onPress={() => chain()?.toggleBulletList().run()}
        >
          <List />
        </Tool>
        <Tool
          label={t("tools.numbers")}
          isOn={editor?.isActive("orderedList")}
          onPress={() => chain()?.toggleOrderedList().run()}
        >
          <ListOrdered />
        </Tool>
        <Tool
          label={t("tools.tasks")}
          isOn={Boolean(editor?.getAttributes("listItem").task)}
          onPress={toggleTasks}
        >
          <ListChecks />
        </Tool>
        <Tool
          label={t("tools.quote")}
          isOn={editor?.isActive("blockquote")}
          onPress={() => chain()?.toggleBlockquote().run()}
        >
          <Quote />
        </Tool>
        <Tool
          label={t("tools.picture")}
          isOn={open === "picture"}
          onPress={() => toggle("picture")}
        >
          <ImagePlus />
        </Tool>
      </div>
      {open === "link" && (
        <InsertLink
          href={String(editor?.getAttributes("link").href ?? "")}
          onInsert={(href) => {
            const link = chain()?.extendMarkRange("link");
            if (href) link?.setLink({ href }).run();
            else link?.unsetLink().run();
            setOpen(null);
          }}
        />
      )}
      {open === "picture" && (
        <InsertPicture
          onInsert={(image, alternative) => {
            added.current.set(image.id, image.url);
            chain()
              ?.insertContent({ type: "picture", attrs: { id: image.id, alternative } })
              .run();
            setOpen(null);
          }}
        />
      )}
      <div ref={place} className={editorLook} />
    </div>
  );
}

/** What readers don't see: that a point can be ticked off. */
const editorLook =
  "[&_li[data-task]]:list-none [&_li[data-task]]:before:float-left [&_li[data-task]]:before:-ml-5 [&_li[data-task]]:before:content-['☐'] [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-brand";

type ToolProps = {
  label: string;
  isOn: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ label, isOn = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The selection in the text stays what it was.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        "grid size-11 place-items-center rounded-small text-ink hover:bg-sunken md:size-9 [&>svg]:size-5",
        isOn && "bg-brand-soft text-brand-strong",
      )}
    >
      {children}
    </button>
  );
}
