import type { NodeViewRenderer } from "@tiptap/core";

/** What the editor can't express is shown as it was written, and can be changed so. */
export const sourceView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const box = document.createElement("textarea");
  box.value = String(node.attrs.markdown);
  box.rows = box.value.split("\n").length;
  box.spellcheck = false;
  box.setAttribute("aria-label", "Markdown");
  box.className =
    "my-2 w-full rounded-field border border-line bg-sunken p-3 font-mono text-sm text-ink";
  box.addEventListener("input", () => {
    const at = getPos();
    if (at === undefined) return;
    const { tr } = editor.state;
    editor.view.dispatch(tr.setNodeAttribute(at, "markdown", box.value));
  });
  return {
    dom: box,
    stopEvent: () => true,
    ignoreMutation: () => true,
    update: (next) => next.type.name === "source",
  };
};

/** A picture as readers will see it; where it is, only the page knows. */
export const pictureView =
  (urlOf: (id: number) => string | undefined): NodeViewRenderer =>
  ({ node }) => {
    const image = document.createElement("img");
    image.src = urlOf(Number(node.attrs.id)) ?? "";
    image.alt = String(node.attrs.alternative);
    image.className = "my-2 max-h-60 w-auto rounded-field";
    return { dom: image };
  };
