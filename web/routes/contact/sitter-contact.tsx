import { redirect } from "react-router";
import { urls } from "#contract/urls/urls.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/sitter-contact.ts";
import { contactAction } from "./contact-action.server.ts";
import { ContactScreen } from "./contact-screen.tsx";
import { loadContact } from "./load-contact.ts";

export const handle: RouteHandle = {
  namespaces: ["contact", "password", "paywall"],
  forms: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { city, id } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: sitter } = await page.call("sitters.get", { params: { id } });
  const { citySlug, firstName: name, picture, isOwn, isBlocked } = sitter;
  const path = urls.sitterContact(citySlug, sitter.id);
  if (city !== citySlug) throw redirect(path + args.url.search, 301);
  const backTo = urls.sitter(citySlug, sitter.id);
  const subject = {
    profileId: sitter.id,
    city: sitter.city,
    picture,
    isOwn,
    isBlocked,
    backTo,
    path,
  };
  return loadContact(args, subject, { profileType: "pet_sitter", name, pets: [], when: null });
}

export const action = (args: Route.ActionArgs) =>
  contactAction(async () => Number(args.params.id))(args);

export default function SitterContact({ loaderData }: Route.ComponentProps) {
  return <ContactScreen key={loaderData.subject.profileId} data={loaderData} />;
}
