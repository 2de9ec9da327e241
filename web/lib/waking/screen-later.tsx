import { type ComponentType, lazy, memo, type ReactNode, useState } from "react";
import { keepPresses } from "./kept-press.ts";
import { Later, whenAllMustRun } from "./later.tsx";
import { whenWanted } from "./when-wanted.ts";

type Screen<Data> = ComponentType<{ data: Data }>;

export type LateScreen<Data> = {
  id: string;
  /** The screen where it is at hand already, or else what waits for it. */
  pick(): Screen<Data>;
  /** React has taken over what the server wrote, or has drawn it itself. */
  onRun(): void;
  /** Client middleware: data of another page comes together with the script that shows it. */
  withScript<Result>(args: unknown, next: () => Promise<Result>): Promise<Result>;
};

type Options<Data> = {
  /** The screen itself, on the server; null in the browser. */
  onServer: Screen<Data> | null;
  load: () => Promise<Screen<Data>>;
  id: string;
  /** What else shows that it is wanted, apart from somebody turning to it. */
  alsoWhen: () => Promise<void>;
};

/**
 * A screen that is complete as the server writes it: its links are links and its forms are forms. Its
 * script is fetched when somebody turns to it, and at once on the way from another page.
 */
export function lateScreen<Data>({ onServer, load, id, alsoWhen }: Options<Data>) {
  let loaded = onServer;
  const asked = Promise.withResolvers<void>();

  async function fetchScreen(): Promise<Screen<Data>> {
    loaded ??= await load();
    return loaded;
  }

  const waiting = lazy(async () => {
    await Promise.race([whenWanted(id), alsoWhen(), asked.promise, whenAllMustRun]);
    return { default: await fetchScreen() };
  });

  let onRun = () => {};
  if (!onServer) {
    onRun = keepPresses(id, () => asked.resolve());
    // What another address of the same page shows is for the screen to say.
    window.addEventListener("popstate", () => asked.resolve());
  }

  return {
    id,
    onRun,
    // `lazy` types the props by the component that is still to come; here they are known already.
    pick: () => loaded ?? (waiting as unknown as Screen<Data>),
    async withScript(_args, next) {
      asked.resolve();
      const [result] = await Promise.all([next(), fetchScreen()]);
      return result;
    },
  } satisfies LateScreen<Data>;
}

type Props<Data> = { screen: LateScreen<Data>; data: Data };

function ScreenFrame<Data>({ screen, data }: Props<Data>) {
  // One of the two for as long as it stands: to React they are different screens.
  const [Picked] = useState(screen.pick);
  return (
    <div id={screen.id}>
      <Later onRun={screen.onRun}>
        <Picked data={data} />
      </Later>
    </div>
  );
}

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
export const ScreenLater = memo(ScreenFrame) as <Data>(props: Props<Data>) => ReactNode;
