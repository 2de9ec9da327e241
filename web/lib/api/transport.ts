/** How a request leaves: through the network in the browser, inside the process on the server. */
export type Transport = {
  send(request: TransportRequest): Promise<TransportAnswer>;
  /** What this side adds to every request: who and where the visitor is. */
  headers(): Record<string, string>;
  /**
   * The value of the XSRF-TOKEN cookie, read anew after asking for one. Inside the process there is no
   * need for it: a page has checked that the form it answers is its own.
   */
  csrfToken?(): string | null;
  /** True: what may come with files goes as JSON, for there are none on this side. */
  withoutFiles?: boolean;
  /** Before a call for which one must be logged in: whether one is may be on its way. */
  settled?(): Promise<void>;
  /** A 401 came: the session is gone. */
  onUnauthenticated?(): void;
};

export type TransportRequest = {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** The same taken apart, for whoever needs no wire: the contract's path, and what fills it. */
  asked?: {
    path: string;
    params: Record<string, string>;
    query: [name: string, text: string][];
  };
};

/** Hears how much has left, in percent. */
export type OnProgress = (percent: number) => void;

export type TransportAnswer = {
  status: number;
  header(name: string): string | null;
  body: string;
  /** What was asked for, where it came without a wire. */
  value?: unknown;
};
