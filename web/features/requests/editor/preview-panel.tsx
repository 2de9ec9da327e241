import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { StreetSide } from "#web/ui/page/street-side.tsx";
import { RequestFace, type ShownRequest, titleLook } from "../request-card.tsx";

export type PreviewPanelProps = {
  title: string;
  request: ShownRequest;
  /** The picture that was chosen and not saved yet. */
  src: string | null;
  today: string;
};

/** Beside the form, where there is room: the card as sitters will find it. */
export function PreviewPanel({ title, request, src, today }: PreviewPanelProps) {
  const { t } = useTranslation("requests");
  return (
    <StreetSide>
      <p className="font-semibold">{t("wizard.preview")}</p>
      <div className="w-full rounded-card shadow-lift">
        <RequestFace
          request={request}
          today={today}
          src={src ?? undefined}
          heading={
            <p className={`font-head font-bold break-words sm:pr-0 ${titleLook}`}>
              {title || t("wizard.noTitle")}
            </p>
          }
        />
      </div>
    </StreetSide>
  );
}
