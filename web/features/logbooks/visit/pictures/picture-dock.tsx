import { Camera, Image } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";

export type PictureDockProps = {
  /** Nothing can be written now; a press tells why. */
  isRefused: boolean;
  onRefused: () => void;
  onChosen: (files: File[]) => void;
};

const offLook = "aria-disabled:cursor-not-allowed aria-disabled:opacity-65";

/** On a phone, at the foot of the screen: the camera under the thumb, and the pictures that there are. */
export function PictureDock(props: PictureDockProps) {
  const { t } = useTranslation("logbook-visit");
  const camera = usePicker(props, { capture: "environment" });
  const gallery = usePicker(props, { multiple: true });
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-gutter mt-6 flex items-center gap-3 border-t border-line bg-surface px-gutter pt-3 pb-safe md:hidden print:hidden"
    >
      {camera.input}
      {gallery.input}
      <ScriptButton
        {...camera.button}
        className={cx(buttonLook({ wide: true }), offLook, "min-h-14")}
      >
        <Camera className="size-6" />
        {t("pictures.take")}
      </ScriptButton>
      <IconButton
        {...gallery.button}
        label={t("pictures.choose")}
        icon={<Image />}
        variant="outline"
        className={cx("size-14!", offLook)}
      />
    </div>
  );
}

/** On a desk, where no camera is at hand. */
export function PictureButton(props: PictureDockProps) {
  const { t } = useTranslation("logbook-visit");
  const { input, button } = usePicker(props, { multiple: true });
  return (
    <div className="max-md:hidden print:hidden">
      {input}
      <ScriptButton {...button} className={cx(buttonLook({ wide: true }), offLook)}>
        <Image className="size-6" />
        {t("pictures.chooseShort")}
      </ScriptButton>
    </div>
  );
}

type Picker = {
  input: ReactNode;
  button: { onClick: () => void; "aria-disabled": true | undefined };
};

/** A button that opens the device's own way to choose pictures, or to take one. */
function usePicker(
  { isRefused, onRefused, onChosen }: PictureDockProps,
  kind: { capture: "environment" } | { multiple: true },
): Picker {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same picture again is a change too.
    target.value = "";
    if (files.length > 0) onChosen(files);
  }

  return {
    input: <input ref={input} type="file" accept="image/*" hidden onChange={choose} {...kind} />,
    button: {
      onClick: () => (isRefused ? onRefused() : input.current?.click()),
      "aria-disabled": isRefused || undefined,
    },
  };
}
