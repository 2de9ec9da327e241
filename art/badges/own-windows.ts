import { box, circle, group, inside, paper, shape, strip } from "../paper.ts";
import { heart, key, paw, print, somebody, tick } from "./motifs.ts";
import type { Windows } from "./window.ts";

/** What one can do alone: the profile, and caring for animals. */

const brown = { skin: "#E9B48F", hair: paper.bark, top: paper.coral };
const dark = { skin: "#D39A6A", hair: "#26231F", top: paper.green };

const days = [
  [-14, -3, true],
  [-4, -3, false],
  [6, -3, true],
  [-14, 7, false],
  [-4, 7, true],
  [6, 7, true],
] as const;

export const profileWindows = {
  complete_profile: {
    ground: paper.mint,
    shows: [somebody(-4, 4, 1, brown), circle(16, 13, 10.5, paper.green), tick(16, 13, 0.8)],
  },
  profile_picture: {
    ground: paper.sky,
    shows: group(
      "rotate(-5)",
      box(-19, -22, 38, 44, 3, paper.cocoa),
      inside(box(-15.5, -18.5, 31, 37, 1.5, paper.butter), somebody(0, 1, 0.86, dark)),
    ),
  },
  five_pictures: {
    ground: paper.rose,
    shows: [
      print(-24, -11),
      print(20, 11),
      print(
        -3,
        0,
        inside(
          box(-11.5, -13.5, 23, 20, 1.5, paper.sky),
          circle(5, -8, 4, paper.coral),
          shape("M-12 8V0C-6 -6 0 0 12 2V8Z", paper.green),
        ),
      ),
    ],
  },
  email_confirmed: {
    ground: paper.butter,
    shows: [
      box(-21, -13, 42, 30, 3, paper.cream),
      shape("M-21 -11C-21 -12 -20 -13 -18 -13H18C20 -13 21 -12 21 -11L0 6Z", paper.oat),
      circle(0, 4, 8.5, paper.coral),
      heart(0, 4, 0.36, paper.cream),
    ],
  },
  availability_set: {
    ground: paper.mint,
    shows: [
      box(-20, -18, 40, 38, 4, paper.cream),
      shape("M-20 -8V-14C-20 -16.5 -18 -18 -16 -18H16C18 -18 20 -16.5 20 -14V-8Z", paper.coral),
      box(-12, -22, 4, 9, 2, paper.bark),
      box(8, -22, 4, 9, 2, paper.bark),
      days.map(([x, y, isOn]) => box(x, y, 8, 8, 1.5, isOn ? paper.green : paper.oat)),
    ],
  },
} satisfies Windows;

export const careWindows = {
  first_booking: {
    ground: paper.butter,
    shows: [
      group("translate(-3 1) rotate(28)", key(paper.cocoa, paper.butter)),
      group(
        "translate(12 -13) rotate(20)",
        shape("M-6 -7L0 -12L6 -7V7H-6Z", paper.green),
        circle(0, -6, 1.6, paper.cream),
      ),
    ],
  },
  ten_bookings: {
    ground: paper.mint,
    shows: [
      circle(0, -17, 9, paper.bark),
      circle(0, -17, 5.5, paper.mint),
      group("translate(-10 3) rotate(34) scale(.82)", key(paper.coral, paper.mint)),
      group("translate(10 3) rotate(-34) scale(.82)", key(paper.ochre, paper.mint)),
      group("translate(0 6) scale(.92)", key(paper.pine, paper.mint)),
    ],
  },
  fifty_bookings: {
    ground: paper.rose,
    shows: [
      paw(6, 0.56, paper.pine),
      shape("M-15 -14L-17 -27L-8 -21L0 -29L8 -21L17 -27L15 -14Z", paper.ochre),
      circle(0, -18, 2, paper.coral),
    ],
  },
  first_logbook: {
    ground: paper.sky,
    shows: group(
      "rotate(-6)",
      box(-17, -21, 35, 43, 3, paper.pine),
      box(-12, -21, 28, 40, 2, paper.cream),
      box(-17, -21, 9, 43, 3, paper.green),
      strip("M-3 -11H11M-3 -3H11M-3 5H6", 3, paper.sand),
      shape("M6 -24H13V-9L9.5 -13L6 -9Z", paper.coral),
    ),
  },
  picture_a_day: {
    ground: paper.butter,
    shows: [
      circle(14, -19, 8, paper.coral),
      box(-10, -15, 16, 9, 3, paper.ink),
      box(-22, -10, 44, 30, 5, paper.ink),
      circle(0, 5, 11.5, paper.cream),
      circle(0, 5, 8, paper.pond),
      circle(-2.5, 2.5, 2.5, paper.cream),
      box(12, -6, 6, 4, 2, paper.ochre),
    ],
  },
  walker_100_km: {
    ground: paper.sky,
    shows: [
      circle(-13, -14, 6, paper.butter),
      shape("M-34 34V6C-22 -6 -10 -4 2 2C14 -6 26 -4 34 2V34Z", paper.leaf),
      shape("M-34 34V18C-18 8 14 8 34 16V34Z", paper.green),
      strip("M-9 32C-16 22 12 22 6 13C3 9 -6 10 -3 4", 5, paper.cream),
      strip("M12 4V-19", 3.2, paper.bark),
      shape("M12 -20L26 -14.5L12 -9Z", paper.coral),
    ],
  },
} satisfies Windows;
