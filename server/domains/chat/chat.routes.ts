import { chatEndpoints, contactEndpoints } from "#contract/chat.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ChatPorts } from "./chat.ports.ts";
import {
  archiveRoom,
  getRoom,
  getRoomWithProfile,
  listMessages,
  listRooms,
  markRoomAsRead,
  openRoom,
} from "./chat.service.ts";
import { registerAsNewContact } from "./contact/contact-signup.service.ts";

export function bindChat(platform: Platform, ports: ChatPorts): void {
  const { bind } = platform;

  bind(chatEndpoints.list, async ({ viewer, query }) => {
    const { page, limit, ...others } = query;
    const { archived: isArchived, name } = others;
    const filter = { isDeleted: false, isArchived, name: name || undefined };
    const list = await listRooms(platform, ports, viewer, filter, pageWindow({ page, limit }));
    const asked = wireQuery({ ...others, limit });
    return { ...list, ...toPage(list.data, list.total, query, chatEndpoints.list.path, asked) };
  });

  bind(chatEndpoints.listDeleted, async ({ viewer, query }) => {
    const list = await listRooms(platform, ports, viewer, { isDeleted: true }, pageWindow(query));
    const { path } = chatEndpoints.listDeleted;
    const asked = wireQuery({ limit: query.limit });
    return { ...list, ...toPage(list.data, list.total, query, path, asked) };
  });

  bind(chatEndpoints.findWithProfile, async ({ viewer, params }) => ({
    data: await getRoomWithProfile(platform, ports, viewer, params.profileId),
  }));

  bind(chatEndpoints.open, async ({ viewer, params, db }) => ({
    data: await openRoom({ ...platform, db }, ports, viewer, params.id),
  }));

  bind(chatEndpoints.get, async ({ viewer, params }) => ({
    data: await getRoom(platform, ports, viewer, params.id),
  }));

  bind(chatEndpoints.listMessages, async ({ viewer, params, query, db }) =>
    listMessages(db, viewer, params.id, query),
  );

  bind(chatEndpoints.archive, async ({ viewer, params, body }) => ({
    data: await archiveRoom(platform, ports, viewer, params.id, body.archived),
  }));

  bind(chatEndpoints.markAsRead, async ({ viewer, params }) => ({
    data: await markRoomAsRead(platform, ports, viewer, params.id),
  }));

  bind(contactEndpoints.registerUserAsNewContact, async ({ params, body, cookies, ...call }) => {
    const { locale, address } = call;
    const device = body.device ?? call.device;
    const input = { ...body, ...params, device, locale, address };
    const made = await registerAsNewContact(platform, input);
    cookies.setSession(made.token);
    return made;
  });
}
