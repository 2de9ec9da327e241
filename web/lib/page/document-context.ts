import { createContext } from "react";

/** What only the server knows while it writes the document. */
export type DocumentContextValue = {
  nonce?: string | undefined;
  /** Travels along with the page, for its error screen. */
  requestId?: string | undefined;
  /** What forms carry that can be sent without script. */
  formToken?: string | undefined;
  /** Left by a log-in without script; the page's script gets a token for it. */
  loginCode?: string | undefined;
  /** The page's texts as JSON, ready for a script element. */
  texts?: string;
  /** The scripts that the page starts with. */
  scripts?: readonly string[];
};

export const DocumentContext = createContext<DocumentContextValue>({});
