import { chatEndpoints, contactEndpoints } from "#contract/chat.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { ChatPorts } from "./chat.ports.ts";
import {
  archiveRoom,
  getRoom,
  getRoomWithProfile,
  listMessages,
  listRoomPets,
  listRooms,
  markRoomAsRead,
  openRoom,
} from "./chat.service.ts";
import { prepareNewContact, registerAsNewContact } from "./contact/contact-signup.service.ts";

export function bindChat({ bind }: DomainEntries<{ ports: ChatPorts }>): void {
  bind(chatEndpoints.list, async (ctx, { query }) => {
    const { page, limit, ...others } = query;
    const { archived: isArchived, name } = others;
    const filter = { isDeleted: false, isArchived, name: name || undefined };
    const list = await listRooms(ctx, { filter, window: pageWindow({ page, limit }) });
    const asked = wireQuery({ ...others, limit });
    return { ...list, ...toPage(list.data, list.total, query, chatEndpoints.list.path, asked) };
  });

  bind(chatEndpoints.listDeleted, async (ctx, { query }) => {
    const filter = { isDeleted: true };
    const list = await listRooms(ctx, { filter, window: pageWindow(query) });
    const { path } = chatEndpoints.listDeleted;
    const asked = wireQuery({ limit: query.limit });
    return { ...list, ...toPage(list.data, list.total, query, path, asked) };
  });

  bind(chatEndpoints.findWithProfile, async (ctx, { params }) => ({
    data: await getRoomWithProfile(ctx, { profileId: params.profileId }),
  }));

  bind(chatEndpoints.open, async (ctx, { params }) => ({
    data: await openRoom(ctx, { profileId: params.id }),
  }));

  bind(chatEndpoints.get, async (ctx, { params }) => ({
    data: await getRoom(ctx, { roomId: params.id }),
  }));

  bind(chatEndpoints.listMessages, async (ctx, { params, query }) =>
    listMessages(ctx, { roomId: params.id, window: query }),
  );

  bind(chatEndpoints.listPets, async (ctx, { params }) => ({
    data: await listRoomPets(ctx, { roomId: params.id }),
  }));

  bind(chatEndpoints.archive, async (ctx, { params, body }) => ({
    data: await archiveRoom(ctx, { roomId: params.id, isArchived: body.archived }),
  }));

  bind(chatEndpoints.markAsRead, async (ctx, { params }) => ({
    data: await markRoomAsRead(ctx, { roomId: params.id }),
  }));

  bind(contactEndpoints.registerUserAsNewContact, {
    prepare: (ctx, { params, body }) =>
      prepareNewContact(ctx, { form: body, profileId: params.profileId }),
    run: (ctx, { params, body, prepared }) =>
      registerAsNewContact(ctx, { form: body, profileId: params.profileId, prepared }),
  });
}
