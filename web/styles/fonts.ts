import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The two files that app.css asks for, to be preloaded in the document's head. */
export const fontUrls = [figtree, bricolage];
