import { data, redirect } from "react-router";
import { urlsFor } from "#contract/urls/urls.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { GoneScreen, loadGone } from "../requests/gone-screen.tsx";
import type { Route } from "./+types/request-contact.ts";
import { contactAction } from "./contact-action.server.ts";
import { ContactScreen } from "./contact-screen.tsx";
import { daysWithin, loadContact } from "./load-contact.ts";

export const handle: RouteHandle = {
  namespaces: ["contact", "password", "paywall", "requests", "care"],
  forms: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const urls = urlsFor(page.locale);
  const { city, id } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const found = await page.find("publicRequests.get", { params: { id } });
  if (!found) {
    const gone = await loadGone(page, city);
    return data({ gone, contact: null, meta: gone.meta }, { status: 404 });
  }
  const { data: request } = found;
  const { citySlug, firstName: name, profileId, title, isOwn, isBlocked, owner, animals } = request;
  const path = urls.requestContact(citySlug, request.id);
  if (city !== citySlug) throw redirect(path + args.url.search, 301);
  const subject = {
    profileId,
    city: request.city,
    picture: owner.picture,
    isOwn,
    isBlocked,
    title,
    backTo: urls.request(citySlug, request.id),
    path,
  };
  const contact = await loadContact(args, subject, {
    profileType: "pet_owner",
    name,
    animals: animals.map((animal) => animal.name),
    when: daysWithin(request, page),
  });
  return { gone: null, contact, meta: contact.meta };
}

export const action = (args: Route.ActionArgs) =>
  contactAction(async (page) => {
    const { id } = args.params;
    return (await page.api.call("publicRequests.get", { params: { id } })).data.profileId;
  })(args);

export default function RequestContact({ loaderData: { gone, contact } }: Route.ComponentProps) {
  if (!contact) return <GoneScreen data={gone} />;
  return <ContactScreen key={contact.subject.profileId} data={contact} />;
}
