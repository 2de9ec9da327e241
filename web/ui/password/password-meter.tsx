import { useEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Meter } from "#web/ui/meter.tsx";
import type { Level, Verdict } from "./password-strength.ts";

const loadStrength = () => import("./password-strength.ts");
const waitMs = 150;

const tones = { 0: "bad", 1: "bad", 2: "warn", 3: "ok", 4: "ok" } as const satisfies Record<
  Level,
  string
>;

export type PasswordMeterProps = {
  password: string;
  minLength: number;
  /** The owner's name and address: what others would try first. */
  ownWords?: readonly string[];
};

const noWords: readonly string[] = [];

/** Mount it when the field gets the focus: by the time something is typed, the word lists are there. */
export function PasswordMeter(props: PasswordMeterProps) {
  const { password, minLength } = props;
  const { t } = useTranslation("password");
  const verdict = useVerdict(props);
  if (!verdict) return null;
  const { level, hint } = verdict;
  const words = t(`levels.${level}`);
  const advice =
    hint === "tooShort"
      ? t("hints.tooShort", { count: minLength - password.length })
      : hint && t(`hints.${hint}`);
  return (
    <div>
      <Meter
        label={t("label")}
        labelHidden
        value={level + 1}
        max={5}
        text={words}
        tone={tones[level]}
      />
      {advice && <p className="mt-1.5 text-sm">{advice}</p>}
      <p aria-live="polite" className="sr-only">
        {[`${t("label")}: ${words}.`, advice].filter(Boolean).join(" ")}
      </p>
    </div>
  );
}

function useVerdict({ password, minLength, ownWords = noWords }: PasswordMeterProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  useEffect(() => {
    loadStrength().catch((error: unknown) => logError("password meter not loaded", error));
  }, []);

  useEffect(() => {
    if (password === "") {
      setVerdict(null);
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const { judge } = await loadStrength();
        if (!isStale) setVerdict(judge(password, { ownWords: [...ownWords], minLength }));
      } catch (error) {
        // Without the meter a password can still be chosen; the server judges it.
        logError("password not judged", error);
      }
    }, waitMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password, minLength, ownWords]);

  return verdict;
}
