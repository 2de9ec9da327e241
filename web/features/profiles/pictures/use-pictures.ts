import { useEffect, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import type { ProfileImage } from "#contract/profile-parts.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { moved } from "#web/ui/uploads/moved.ts";
import type { PictureChange } from "../profile-calls.ts";
import { useAdoptUser } from "../use-adopt-user.ts";
import { positionFor } from "./picture-order.ts";

const loadCalls = () => import("../profile-calls.ts");

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

  const send = async (id: number, body: PictureChange) =>
    (await loadCalls()).changePicture(id, body);

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length) return;
    announce(t("pictures.moved", { number: to + 1, total: pictures.length }));
    const next = moved(pictures, from, to);
    const position = positionFor(picture.id, next, wanted ?? stored);
    void change(next, () => send(picture.id, { position }));
  }

  /** One picture has the flag at a time. */
  function flag(picture: ProfileImage, name: "profileImage" | "coverImage") {
    const next = pictures.map((each) => ({ ...each, [name]: each.id === picture.id }));
    announce(t(`pictures.${name}Set`));
    void change(next, () => send(picture.id, { [name]: true }));
  }

  /** Gone from the screen at once; from the server when it can no longer be taken back. */
  async function remove(picture: ProfileImage) {
    const { deletePicture } = await loadCalls();
    setRemoved((before) => new Set(before).add(picture.id));
    const bringBack = () => {
      toDelete.current.delete(picture.id);
      setRemoved((before) => new Set([...before].filter((id) => id !== picture.id)));
    };
    const finish = () => {
      if (!toDelete.current.delete(picture.id)) return;
      deletePicture(picture.id).then(adopt, (error: unknown) => {
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
    track: { signal: AbortSignal; onProgress: (percent: number) => void },
  ): Promise<User> {
    const user = await (await loadCalls()).uploadPicture(picture, track);
    await adopt(user);
    return user;
  }

  /** Puts a new picture in the place of an old one, with all that the old one was. */
  async function replace(picture: ProfileImage, by: Blob): Promise<void> {
    await adopt(await (await loadCalls()).replacePicture(picture.id, by));
  }

  /** The face that stands beside the name everywhere. Where there is no room, the old one makes it. */
  async function addFace(picture: Blob): Promise<void> {
    const face = stored.find(({ profileImage }) => profileImage);
    if (face && stored.length >= uploadMaxFiles) return replace(face, picture);
    const calls = await loadCalls();
    const track = { signal: new AbortController().signal, onProgress: () => undefined };
    const added = (await calls.uploadPicture(picture, track)).profile?.images.at(-1);
    if (added) await adopt(await calls.changePicture(added.id, { profileImage: true }));
  }

  return { pictures, move, flag, remove, upload, replace, addFace };
}

export type Pictures = ReturnType<typeof usePictures>;
