import stylesheet from "./written.css?url";

/** What the server made of one of our texts; `written` has the looks of its paragraphs and tables. */
export function TextHtml({ html }: { html: string }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div
        className="written"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by server/domains/content/markdown.ts, which lets no foreign markup through.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
