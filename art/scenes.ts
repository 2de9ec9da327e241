import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import { bowl, cats, garden, nap, park } from "./scenes/days.ts";
import { lost, mishap, offline } from "./scenes/notices.ts";
import { scene } from "./scenes/props.ts";
import { coffee, near, phone } from "./scenes/steps.ts";

const scenes = {
  near,
  coffee,
  phone,
  nap: () => nap(),
  park: () => park(),
  garden: () => garden(),
  cats,
  bowl: () => bowl(),
  offline,
  lost,
  error: mishap,
} as const satisfies Record<string, () => Piece>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** Cuts a picture of 320 × 240 out of whatever is put on it. */
export function framed(prefix: string, pieces: Piece): string {
  return drawing({ prefix, ...scene }, pieces);
}

export function sceneDrawing(name: SceneName, prefix: string = name): string {
  return framed(prefix, scenes[name]());
}
