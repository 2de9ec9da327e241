import bird from "#web/ui/art/bird.svg?no-inline";
import cat from "#web/ui/art/cat.svg?no-inline";
import chicken from "#web/ui/art/chicken.svg?no-inline";
import dog from "#web/ui/art/dog.svg?no-inline";
import fish from "#web/ui/art/fish.svg?no-inline";
import hamster from "#web/ui/art/hamster.svg?no-inline";
import horse from "#web/ui/art/horse.svg?no-inline";
import rabbit from "#web/ui/art/rabbit.svg?no-inline";
import snake from "#web/ui/art/snake.svg?no-inline";

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
