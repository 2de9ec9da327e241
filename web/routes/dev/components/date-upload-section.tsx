import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { DateRangeField, type DayRange } from "#web/ui/dates/date-range-field.tsx";
import { DayTiles, type TileLook } from "#web/ui/dates/day-tiles.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { UploadField } from "#web/ui/uploads/upload-field.tsx";
import { pretendUpload } from "./pretend-upload.ts";
import { Columns, Section } from "./section.tsx";

const pictures = ["image/jpeg", "image/png", "image/webp"];

const tiles: TileLook[] = ["full", "full", "part", "full", "bare", "full", "struck"];

export function DateUploadSection() {
  const { t } = useTranslation("dev");
  const [time, setTime] = useState("");
  const [range, setRange] = useState<DayRange>({ from: "2027-07-15", to: "2027-07-23" });
  return (
    <>
      <Section id="dates" title={t("dates.title")}>
        <Columns title={t("dates.day")}>
          <DateField
            label={t("dates.start")}
            hint={t("dates.startHint")}
            min="2027-03-10"
            required
          />
          <DateField
            label={t("dates.birth")}
            defaultValue="1993-05-21"
            max="2009-01-01"
            years={100}
          />
          <DateField
            label={t("dates.start")}
            defaultValue="2027-03-14"
            error={t("dates.startError")}
          />
          <DateField label={t("dates.start")} defaultValue="2027-03-14" disabled />
        </Columns>
        <Columns title={t("dates.time")}>
          <TimeField label={t("dates.time")} value={time} onChange={setTime} />
          <TimeField
            label={t("dates.time")}
            value="25:00"
            onChange={setTime}
            error={t("dates.timeError")}
          />
        </Columns>
        <Columns title={t("dates.range")}>
          <DateRangeField label={t("dates.stay")} hint={t("dates.stayHint")} required />
          <DateRangeField
            label={t("dates.stay")}
            defaultValue={{ from: "2027-07-12", to: "2027-07-19" }}
            isUnavailable={(on) => on === "2027-07-23" || on === "2027-07-24"}
          />
          <DateRangeField
            label={t("dates.stay")}
            defaultValue={{ from: "2027-07-12", to: "2027-07-19" }}
            error={t("dates.stayError")}
          />
        </Columns>
        <div className="mt-6 max-w-form">
          <DayTiles
            label={t("dates.tiles")}
            min="2027-07-05"
            max="2028-07-05"
            value={range}
            onChange={setRange}
            lookOf={(on) => tiles[Number(on.slice(-2)) % tiles.length] ?? "full"}
            isMarked={(on) => on === "2027-07-20"}
          />
        </div>
      </Section>
      <Section id="uploads" title={t("uploads.title")}>
        <Columns two>
          <UploadField
            label={t("uploads.photos")}
            hint={t("uploads.photosHint")}
            upload={pretendUpload}
            accept={pictures}
            maxBytes={10_000_000}
            maxFiles={5}
          />
          <UploadField
            label={t("uploads.proof")}
            upload={pretendUpload}
            accept={[".pdf"]}
            maxFiles={1}
            defaultValue={[{ id: "1", name: t("uploads.proofFile") }]}
          />
          <UploadField
            label={t("uploads.photos")}
            upload={pretendUpload}
            accept={pictures}
            error={t("uploads.photosError")}
          />
          <UploadField label={t("uploads.photos")} upload={pretendUpload} disabled />
        </Columns>
      </Section>
    </>
  );
}
