import { ImagePlus, SendHorizontal, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import { roomLeftOf } from "../messages/message-limits.ts";
import { type ChosenPicture, pictureIn } from "./use-chosen-picture.ts";

export type ComposerProps = {
  name: string;
  text: string;
  onChange: (text: string) => void;
  picture: ChosenPicture;
  onSend: () => void;
  onBlur: () => void;
  /** Why it was not sent. */
  problem: string | null;
  /** A line above the field. */
  note?: ReactNode;
};

export function Composer(props: ComposerProps) {
  const { name, text, onChange, picture, onSend, onBlur, problem, note } = props;
  const { t } = useTranslation("chat");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const left = roomLeftOf(text);
  const isEmpty = text.trim() === "" && !picture.picture;
  const maySend = !isEmpty && !left.isTooLong && !picture.isBusy;

  function send() {
    if (!maySend) return;
    onSend();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, as in Japanese, Enter chooses a word.
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || isTouched()) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = pictureIn(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    void picture.choose(pasted);
  }

  return (
    <form
      data-foot
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-t border-line bg-surface pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))]"
    >
      {note}
      <NeedsScript className="mx-gutter" />
      <ComposerPicture chosen={picture} />
      <div className="flex items-end gap-1.5 px-gutter noscript:hidden">
        <IconButton
          label={t("composer.addPicture")}
          icon={<ImagePlus />}
          onClick={() => file.current?.click()}
          className="-ml-2.5 mb-0.5"
        />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,.heic,.heif"
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={(event) => {
            void picture.choose(event.target.files?.[0]);
            // Choosing the same file again must count as a change.
            event.target.value = "";
            field.current?.focus();
          }}
        />
        <label htmlFor={id} className="sr-only">
          {t("composer.label", { name })}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={t("composer.placeholder")}
          aria-describedby={left.isNear || problem ? `${id}-left` : undefined}
          aria-invalid={left.isTooLong || problem !== null || undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={onBlur}
          className="field-grow max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-panel border-fine border-edge bg-page px-4.5 py-2.5 placeholder:text-ink-soft focus:border-brand focus:outline-3 focus:outline-brand-soft"
        />
        <IconButton
          type="submit"
          label={t("composer.send")}
          icon={<SendHorizontal />}
          variant="brand"
          aria-disabled={!maySend}
          className={cx("mb-0.5 transition-opacity", !maySend && "opacity-60")}
        />
      </div>
      <p
        id={`${id}-left`}
        role="status"
        className={cx(
          "tabular px-gutter pt-1 text-sm empty:hidden",
          left.isTooLong || problem ? "font-medium text-danger" : "text-ink-soft",
        )}
      >
        {left.isTooLong
          ? t("composer.tooLong", { count: -left.room })
          : (problem ?? (left.isNear && t("composer.left", { count: left.room })))}
      </p>
    </form>
  );
}

/** On a screen keyboard Enter is for a new line: there the button is within reach of the thumb. */
function isTouched(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/** The picture that goes along with the next message, before it goes. */
function ComposerPicture({ chosen }: { chosen: ChosenPicture }) {
  const { t } = useTranslation("chat");
  const { picture, isBusy, problem, clear } = chosen;
  return (
    <>
      {(picture || isBusy) && (
        <div className="relative ml-gutter mb-2 w-fit">
          {picture ? (
            <img
              src={picture}
              alt={t("composer.pictureReady")}
              className="max-h-32 max-w-60 rounded-field object-cover"
            />
          ) : (
            <Skeleton shape="block" className="h-24 w-32" />
          )}
          {picture && (
            <IconButton
              label={t("composer.removePicture")}
              icon={<X />}
              variant="surface"
              onClick={clear}
              className="absolute top-1 right-1"
            />
          )}
        </div>
      )}
      <p role="alert" className="px-gutter pb-2 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
