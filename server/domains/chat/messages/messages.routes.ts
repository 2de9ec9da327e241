import { messagesEndpoints } from "#contract/messages.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ChatPorts } from "../chat.ports.ts";
import type { LiveMessages } from "./live-messages.service.ts";
import {
  decline,
  hideMessage,
  indicateInterest,
  markMessageAsRead,
  prepareMessage,
  refuseIndication,
  sendMessage,
} from "./messages.service.ts";

export function bindMessages(platform: Platform, ports: ChatPorts, live: LiveMessages): void {
  const { bind } = platform;
  const parts = { ...platform, live };

  bind(messagesEndpoints.send, {
    prepare: ({ viewer, body, files, locale }) => {
      const [image] = filesNamed(files, "image");
      return prepareMessage(platform, viewer, body, image, locale);
    },
    run: async ({ viewer, body, db }, images) => ({
      data: await sendMessage(parts, db, viewer, body, images),
    }),
    discard: (images) => discardUploads({ ...platform, now: platform.clock.now() }, images),
  });

  bind(messagesEndpoints.markAsRead, async ({ viewer, params, body }) => ({
    data: await markMessageAsRead(platform, viewer, params.id, body.read),
  }));

  bind(messagesEndpoints.hide, async ({ viewer, params }) => ({
    data: await hideMessage(platform, viewer, params.id),
  }));

  bind(messagesEndpoints.decline, async ({ viewer, body, db }) => ({
    data: await decline(parts, ports, db, viewer, body),
  }));

  bind(messagesEndpoints.indicateInterest, async ({ viewer, body, db }) => ({
    data: await indicateInterest(parts, db, viewer, body),
  }));

  bind(messagesEndpoints.refuseIndication, async ({ viewer, body, db }) => ({
    data: await refuseIndication(parts, db, viewer, body.messageId),
  }));
}
