import { useEffect, useRef, useState } from "react";
import type { AdminText } from "#contract/content/admin-texts.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { saveDraft } from "./text-calls.ts";
import { type Draft, toBody, toDraft } from "./text-draft.ts";
import { createSaver, type SavingState } from "./text-saver.ts";

type FieldErrors = Readonly<Record<string, readonly string[]>>;
type Body = ReturnType<typeof toBody>;

const readError = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 409) return "conflict";
  return error.status === 422 || error.status === 413 ? "refused" : "waiting";
};

/** A text that somebody writes: saved by itself, and never behind what they see. */
export function useTextDraft(given: AdminText) {
  const [text, setText] = useState(given);
  const [draft, setDraft] = useState(() => toDraft(given));
  const [state, setState] = useState<SavingState>("saved");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** Goes up when other words take the place of those that are there. */
  const [generation, setGeneration] = useState(0);
  const latest = useRef(draft);
  const [saver] = useState(() =>
    createSaver<Body, AdminText>({
      revision: given.revision,
      send: (body, revision) => saveDraft(given.id, { ...body, revision }),
      onState(next, { saved, error }) {
        setState(next);
        if (saved) {
          setText(saved);
          setErrors({});
          setMessages([]);
        }
        if (error instanceof ApiError && next !== "waiting") tell(error);
      },
      readError,
    }),
  );

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (!saver.hasUnsent()) return;
      void saver.flush();
      event.preventDefault();
    }
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      saver.stop();
    };
  }, [saver]);

  function tell(error: ApiError) {
    setErrors(error.fieldErrors);
    setMessages(error.messages);
  }

  function change(next: (draft: Draft) => Draft) {
    latest.current = next(latest.current);
    setDraft(latest.current);
    saver.change(toBody(given.kind, latest.current));
  }

  /** The words that are there now, in place of what was shown. */
  function show(next: AdminText) {
    saver.forget();
    saver.goOnFrom(next.revision);
    latest.current = toDraft(next);
    setDraft(latest.current);
    setText(next);
    setState("saved");
    setGeneration((count) => count + 1);
  }

  /** Does something to the text once everything is saved; false when it was refused. */
  async function act(
    work: (revision: number) => Promise<AdminText>,
    { replaces = false } = {},
  ): Promise<boolean> {
    if (!(await saver.flush())) return false;
    try {
      const done = await work(saver.revision());
      setErrors({});
      setMessages([]);
      if (replaces) show(done);
      else {
        saver.goOnFrom(done.revision);
        setText(done);
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) setState("conflict");
      tell(error);
      return false;
    }
  }

  /** After a conflict: mine in place of theirs, or theirs in place of mine. */
  async function settle(whose: "mine" | "theirs") {
    const params = { id: String(given.id) };
    const { data: now } = await api.call("adminTexts.get", { params });
    setMessages([]);
    if (whose === "theirs") return show(now);
    setText(now);
    saver.goOnFrom(now.revision);
    change((draft) => draft);
  }

  return { text, draft, state, errors, messages, generation, change, act, settle, saver };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
