import { type SceneName, sceneDrawing, sceneNames } from "#art/scenes.ts";
import { type CoverName, coverDrawing, coverNames } from "./covers.ts";
import { type WalkName, walkDrawing, walkNames } from "./walk.ts";

const drawings: Readonly<Record<string, () => string>> = Object.fromEntries([
  ...coverNames.map((name: CoverName) => [`cover-${name}`, () => coverDrawing(name)]),
  ...sceneNames.map((name: SceneName) => [`scene-${name}`, () => sceneDrawing(name)]),
  ...walkNames.map((name: WalkName) => [`walk-${name}`, () => walkDrawing(name)]),
]);

/** What a text opens with, by the name that it knows it by; the garden for one that is no more. */
export function heroDrawing(name: string): string {
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return draw?.() ?? sceneDrawing("garden");
}
