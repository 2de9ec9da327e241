import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { wishKey } from "./heart-wish-key.ts";

export type HeartSubject = { id: number; firstName: string; isFavorite: boolean };
export type Heart = { isOn: boolean; press: () => void };

const loadWish = () => import("./heart-wish.ts");

/** What a press does is fetched by the first one: most people only look. */
export function useHeart(
  { id, firstName: name, isFavorite }: HeartSubject,
  onTurn?: (isOn: boolean) => void,
): Heart {
  const { t } = useTranslation("favorites");
  const urls = useUrls();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOn, setOn] = useState(isFavorite);

  // A page that is loaded anew knows better than what was pressed before.
  useEffect(() => setOn(isFavorite), [isFavorite]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for is asked once somebody is logged in.
  useEffect(() => {
    if (!user || !hasWish()) return;
    void loadWish().then(({ takeWish }) => {
      if (takeWish(id, Date.now()) && !isFavorite) turn(true);
    });
  }, [user === null, id]);

  function show(wanted: boolean) {
    setOn(wanted);
    onTurn?.(wanted);
  }

  function turn(wanted: boolean) {
    show(wanted);
    void import("./turn-heart.ts").then(({ turnHeart }) =>
      turnHeart({ id, name, t, show }, wanted),
    );
  }

  function press() {
    if (user) return turn(!isOn);
    void loadWish().then(({ rememberWish }) => {
      rememberWish(id, Date.now());
      return navigate(urls.login({ redirect: pathname + search }));
    });
  }

  return { isOn, press };
}

/** Whether anything waits from before logging in; what, is fetched only then. */
function hasWish(): boolean {
  return Boolean(browserStorage("session")?.getItem(wishKey));
}
