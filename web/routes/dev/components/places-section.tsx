import { MapPin } from "lucide-react";
import { useState } from "react";
import type { WeekdayParts } from "#contract/shared/care.ts";
import { urls } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SuggestField } from "#web/ui/choices/suggest-field.tsx";
import { WeekGrid } from "#web/ui/dates/week-grid.tsx";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import { AreaMap } from "#web/ui/map/area-map.tsx";
import { ShareButton } from "#web/ui/overlays/share-button.tsx";
import { OwnBar } from "#web/ui/page/detail-page.tsx";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { Columns, Row, Section } from "./section.tsx";

const towns = ["Utrecht", "Utrecht Overvecht", "Uithoorn", "Urk"];
const ordinaryWeek: WeekdayParts[] = [
  { weekday: "MONDAY", parts: ["morning", "afternoon"] },
  { weekday: "FRIDAY", parts: ["evening", "night"] },
];

/** Where and when: maps, weeks, suggestions; and what stands around a page that is shared. */
export function PlacesSection() {
  const { t } = useTranslation("dev");
  const [week, setWeek] = useState<WeekdayParts[]>(ordinaryWeek);
  const [password, setPassword] = useState("hondje123");
  const shared = {
    title: "Kwispel",
    text: t("places.shareText"),
    url: "https://kwispel.example/gezocht/utrecht/1",
  };
  return (
    <Section id="places" title={t("places.title")}>
      <Columns title={t("places.map")} two>
        <AreaMap
          latitude={52.0931}
          longitude={5.1251}
          radiusMetres={600}
          name="Utrecht"
          label={t("places.mapLabel")}
          className="h-72 rounded-card"
        />
        <AreaMap
          latitude={51.4431}
          longitude={3.5721}
          radiusMetres={600}
          name="Vlissingen"
          label={t("places.mapLabel2")}
          className="h-72 rounded-card"
        />
      </Columns>
      <Columns title={t("places.suggest")} two>
        <Suggest look="pill" />
        <Suggest look="plain" note={t("places.suggestNote")} />
      </Columns>
      <Columns title={t("places.week")} two>
        <WeekGrid
          label={t("choosing.week")}
          week={week}
          error={week.length === 0 ? t("places.weekError") : undefined}
          onChange={setWeek}
        />
        <div>
          <WeekTable
            week={week}
            label={t("choosing.week")}
            yes={t("places.free")}
            no={t("places.notFree")}
          />
        </div>
      </Columns>
      <Columns title={t("places.password")} two>
        <NewPasswordField
          label={t("text.newPassword")}
          value={password}
          onChange={setPassword}
          minLength={8}
          ownWords={["Noor"]}
        />
      </Columns>
      <Row title={t("places.share")}>
        <ShareButton shared={shared} text={t("overlays.share")} label={t("overlays.share")} />
        <ShareButton
          shared={shared}
          text={t("overlays.share")}
          label={t("places.shareIcon")}
          onPicture
        />
      </Row>
      <div className="min-w-0">
        <h3 className="mb-3 text-base">{t("places.own")}</h3>
        <OwnBar
          isPublic
          text={t("places.ownPublic")}
          edit={{ to: urls.profile(), label: t("places.edit") }}
        />
        <OwnBar
          isPublic={false}
          text={t("places.ownHidden")}
          edit={{ to: urls.profile(), label: t("places.edit") }}
        />
      </div>
    </Section>
  );
}

function Suggest({ look, note }: { look: "pill" | "plain"; note?: string }) {
  const { t } = useTranslation("dev");
  const [text, setText] = useState("");
  const found = towns
    .filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
    .map((name) => ({ id: name, label: name, icon: <MapPin /> }));
  return (
    <SuggestField
      label={t("choice.place")}
      name={`place-${look}`}
      placeholder={t("choice.placeHint")}
      suggestions={found}
      onSearch={setText}
      onPick={({ label }) => label}
      lead={<MapPin />}
      look={look}
      note={note}
    />
  );
}
