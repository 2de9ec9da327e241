import { messagesEndpoints } from "#contract/messages.ts";
import { browserTransport } from "#web/lib/api/browser-transport.ts";
import { createApi } from "#web/lib/api/client.ts";
import { uploadTransport } from "#web/lib/api/upload-transport.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import type { SendMessage } from "./message-queue.ts";

export const sendMessage: SendMessage = async (queued, { signal, onProgress }) => {
  const { key, chatRoomId, message, image } = queued;
  const { call } = createApi(image ? uploadTransport(onProgress) : browserTransport);
  const body = { chatRoomId, ...(message ? { message } : {}) };
  const files = image ? { files: { image: [pictureBlob(image)] } } : {};
  const options = { idempotencyKey: key, signal, ...files };
  const { data } = await call(messagesEndpoints.send, { body }, options);
  return data;
};
