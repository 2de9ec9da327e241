import bird from "./art/bird.svg?no-inline";
import cat from "./art/cat.svg?no-inline";
import chicken from "./art/chicken.svg?no-inline";
import dog from "./art/dog.svg?no-inline";
import fish from "./art/fish.svg?no-inline";
import hamster from "./art/hamster.svg?no-inline";
import horse from "./art/horse.svg?no-inline";
import rabbit from "./art/rabbit.svg?no-inline";
import snake from "./art/snake.svg?no-inline";

/** A drawing for each kind of animal, in the order in which they are always shown. */
export const animalPictures = {
  dog,
  cat,
  rabbit,
  rodent: hamster,
  bird,
  fish,
  reptile: snake,
  horse,
  farm: chicken,
};
