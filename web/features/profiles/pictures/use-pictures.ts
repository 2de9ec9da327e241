import { useEffect, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import type { CallInput } from "#contract/endpoints.ts";
import type { ProfileImage } from "#contract/profile-parts.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api, readyApi } from "#web/lib/api/browser-api.ts";
import type { OnProgress } from "#web/lib/api/transport.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { moved } from "#web/ui/uploads/sortable.tsx";
import { useAdoptUser } from "../use-adopt-user.ts";

/** The pictures as they are about to be: what is asked for shows at once, and goes back if it fails. */
export function usePictures(stored: readonly ProfileImage[]) {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  const [wanted, setWanted] = useState<readonly ProfileImage[] | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  /** One after the other: two moves at once could end in an order that nobody asked for. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const toDelete = useRef(new Map<number, () => void>());
  const pictures = (wanted ?? stored).filter(({ id }) => !removed.has(id));

  function change(next: readonly ProfileImage[], send: () => Promise<User>): Promise<void> {
    setWanted(next);
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      try {
        await adopt(await send());
      } catch (error) {
        tellOfFailure(error);
      } finally {
        waiting.current -= 1;
        if (waiting.current === 0) setWanted(null);
      }
    });
    return queue.current;
  }

  function tellOfFailure(error: unknown) {
    if (!(error instanceof ApiError)) logError("picture not changed", error);
    const [line] = error instanceof ApiError ? error.messages : [];
    showToast({ text: line ?? t("pictures.failed") });
  }

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length) return;
    announce(t("pictures.moved", { number: to + 1, total: pictures.length }));
    const next = moved(pictures, from, to);
    const position = positionFor(picture.id, next, wanted ?? stored);
    void change(next, () => changePicture(picture.id, { position }));
  }

  /** One picture has the flag at a time. */
  function flag(picture: ProfileImage, name: "profileImage" | "coverImage") {
    const next = pictures.map((each) => ({ ...each, [name]: each.id === picture.id }));
    announce(t(`pictures.${name}Set`));
    void change(next, () => changePicture(picture.id, { [name]: true }));
  }

  /** Gone from the screen at once; from the server when it can no longer be taken back. */
  async function remove(picture: ProfileImage) {
    // At hand before it is needed: a page that is being left waits for nothing.
    const { call } = await readyApi();
    setRemoved((before) => new Set(before).add(picture.id));
    const bringBack = () => {
      toDelete.current.delete(picture.id);
      setRemoved((before) => new Set([...before].filter((id) => id !== picture.id)));
    };
    const finish = () => {
      if (!toDelete.current.delete(picture.id)) return;
      call("profiles.deleteImage", { params: { id: String(picture.id) } })
        .then(() => call("account.getUser", {}))
        .then(adopt, (error: unknown) => {
          bringBack();
          tellOfFailure(error);
        });
    };
    toDelete.current.set(picture.id, finish);
    showToast({
      text: t("pictures.removed"),
      action: { label: t("pictures.undo"), onAction: bringBack },
      onClosed: finish,
    });
  }

  // Whoever leaves the site does not come back to undo.
  useEffect(() => {
    const pending = toDelete.current;
    const finishAll = () => {
      for (const finish of [...pending.values()]) finish();
    };
    window.addEventListener("pagehide", finishAll);
    return () => window.removeEventListener("pagehide", finishAll);
  }, []);

  async function upload(
    picture: Blob,
    track: { signal: AbortSignal; onProgress: OnProgress },
  ): Promise<User> {
    const user = await uploadPicture(picture, track);
    await adopt(user);
    return user;
  }

  /** Puts a new picture in the place of an old one, with all that the old one was. */
  async function replace(picture: ProfileImage, by: Blob): Promise<void> {
    // In one go: it needs no room of its own.
    const body = { replacedImage: picture.id };
    const files = { images: [by] };
    await adopt((await api.call("account.updateUser", { body }, { files })).data);
  }

  /** The face that stands beside the name everywhere. Where there is no room, the old one makes it. */
  async function addFace(picture: Blob): Promise<void> {
    const face = stored.find(({ profileImage }) => profileImage);
    if (face && stored.length >= uploadMaxFiles) return replace(face, picture);
    const added = (await uploadPicture(picture)).profile?.images.at(-1);
    if (added) await adopt(await changePicture(added.id, { profileImage: true }));
  }

  return { pictures, move, flag, remove, upload, replace, addFace };
}

export type Pictures = ReturnType<typeof usePictures>;

async function uploadPicture(
  picture: Blob,
  track: { signal?: AbortSignal; onProgress?: OnProgress } = {},
): Promise<User> {
  const options = { ...track, files: { images: [picture] } };
  return (await api.call("account.updateUser", { body: {} }, options)).data;
}

type PictureChange = CallInput<"profiles.updateImage">["body"];

async function changePicture(id: number, body: PictureChange): Promise<User> {
  await api.call("profiles.updateImage", { params: { id: String(id) }, body });
  return api.call("account.getUser", {});
}

type Picture = { id: number };

/**
 * Where the server has to put a picture so that it stands where it is seen. The server's list may hold
 * pictures that are hidden here, because they are about to go.
 */
export function positionFor(
  id: number,
  seen: readonly Picture[],
  stored: readonly Picture[],
): number {
  const before = seen[seen.findIndex((each) => each.id === id) - 1];
  if (!before) return 0;
  return stored.filter((each) => each.id !== id).findIndex((each) => each.id === before.id) + 1;
}
