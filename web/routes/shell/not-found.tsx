import { data } from "react-router";
import { NotFoundScreen } from "#web/features/shell/notices/not-found-screen.tsx";
import { openPage } from "#web/lib/page/page.server.ts";
import type { Route } from "./+types/not-found.ts";

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("shell")("notFound.title") });
  return data({ meta }, { status: 404 });
}

export default function NotFound() {
  return (
    <div className="wrap py-section">
      <NotFoundScreen />
    </div>
  );
}
