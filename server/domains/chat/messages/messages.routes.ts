import { messagesEndpoints } from "#contract/messages.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import type { ChatPorts } from "../chat.ports.ts";
import type { LiveMessages } from "../chat.subscribers.ts";
import {
  decline,
  hideMessage,
  indicateInterest,
  markMessageAsRead,
  refuseIndication,
} from "./messages.service.ts";
import { prepareMessage, sendMessage } from "./write-message.service.ts";

type Own = { ports: ChatPorts; live: LiveMessages };

export function bindMessages({ bind }: DomainEntries<Own>): void {
  bind(messagesEndpoints.send, {
    prepare: (ctx, { body, files }) =>
      prepareMessage(ctx, { form: body, file: filesNamed(files, "image")[0] }),
    run: async (ctx, { body, prepared }) => ({
      data: await sendMessage(ctx, { form: body, images: prepared }),
    }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });

  bind(messagesEndpoints.markAsRead, async (ctx, { params, body }) => ({
    data: await markMessageAsRead(ctx, { messageId: params.id, read: body.read }),
  }));

  bind(messagesEndpoints.hide, async (ctx, { params }) => ({
    data: await hideMessage(ctx, { messageId: params.id }),
  }));

  bind(messagesEndpoints.decline, async (ctx, { body }) => ({
    data: await decline(ctx, body),
  }));

  bind(messagesEndpoints.indicateInterest, async (ctx, { body }) => ({
    data: await indicateInterest(ctx, body),
  }));

  bind(messagesEndpoints.refuseIndication, async (ctx, { body }) => ({
    data: await refuseIndication(ctx, body),
  }));
}
