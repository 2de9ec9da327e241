import { useEffect, useReducer, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import {
  changeUploads,
  fileSize,
  kindNames,
  nextToSend,
  refusal,
  type UploadLimits,
} from "./upload-list.ts";

export type Uploaded = { id: string; name: string; url?: string };

/** How a file gets where it must be. Throws to fail; `explain` may put words to the error. */
export type Upload = (
  file: File,
  track: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<Uploaded>;

type Uploads = UploadLimits & {
  upload: Upload;
  onDone: (uploaded: Uploaded, file: File) => void;
  /** A reason of the owner's own not to take a file. */
  refuse?: (file: File) => string | undefined;
  /** The words for what went wrong on the way, if there are better ones than the usual. */
  explain?: (error: unknown) => string | undefined;
};

/** The files on their way: sends them two at a time, and stops what is under way on leaving. */
export function useUploads(options: Uploads) {
  const { upload, accept, maxBytes, onDone, refuse, explain } = options;
  const { t } = useTranslation("ui");
  const [list, change] = useReducer(changeUploads, []);
  const lastId = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  function problem(file: File) {
    const own = refuse?.(file);
    if (own) return own;
    const reason = refusal(file, { accept, maxBytes });
    if (reason === "type") {
      return t("uploadWrongType", { kinds: kindNames(accept ?? []).join(", ") });
    }
    return reason === "size" ? t("uploadTooLarge", { size: fileSize(maxBytes ?? 0) }) : undefined;
  }

  function add(files: readonly File[]) {
    const uploads = files.map((file) => {
      lastId.current += 1;
      const refused = problem(file);
      const status = refused ? ("refused" as const) : ("waiting" as const);
      return { id: lastId.current, file, status, percent: 0, problem: refused };
    });
    change({ type: "add", uploads });
  }

  async function send(id: number, file: File) {
    const stop = new AbortController();
    running.current.set(id, stop);
    change({ type: "start", id });
    try {
      const onProgress = (percent: number) => change({ type: "progress", id, percent });
      const uploaded = await upload(file, { signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      change({ type: "drop", id });
      onDone(uploaded, file);
    } catch (error) {
      if (stop.signal.aborted) return;
      change({ type: "fail", id, problem: explain?.(error) ?? t("uploadFailed") });
    } finally {
      running.current.delete(id);
    }
  }

  function cancel(id: number) {
    running.current.get(id)?.abort();
    change({ type: "drop", id });
  }

  const next = nextToSend(list);
  useEffect(() => {
    if (next && !running.current.has(next.id)) void send(next.id, next.file);
  });

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  return { list, add, cancel, retry: (id: number) => change({ type: "retry", id }) };
}
