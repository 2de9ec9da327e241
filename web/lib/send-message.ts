import { messagesEndpoints } from "#contract/messages.ts";
import { browserTransport } from "./api/browser-transport.ts";
import { createApi } from "./api/client.ts";
import { uploadTransport } from "./api/upload-transport.ts";
import type { SendMessage } from "./message-queue.ts";
import { pictureBlob } from "./picture.ts";

export const sendMessage: SendMessage = async (queued, { signal, onProgress }) => {
  const { key, chatRoomId, message, image } = queued;
  const { call } = createApi(image ? uploadTransport(onProgress) : browserTransport);
  const body = { chatRoomId, ...(message ? { message } : {}) };
  const files = image ? { files: { image: [pictureBlob(image)] } } : {};
  const options = { idempotencyKey: key, signal, ...files };
  const { data } = await call(messagesEndpoints.send, { body }, options);
  return data;
};
