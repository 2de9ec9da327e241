import { dog } from "../animals/dog.ts";
import { box, circle, group, inside, paper, shade, shape, strip } from "../paper.ts";
import { bubble, heart, somebody, star, tick } from "./motifs.ts";
import type { Windows } from "./window.ts";

/** What takes others: trust, contact, the neighbourhood. */

const right = "M0 -30H30V30H0Z";
const dark = { skin: "#7A4A2F", hair: "#26231F", top: paper.coral };
const red = { skin: "#F3CDB4", hair: "#C4602E", top: paper.pond };
const grey = { skin: "#E9B48F", hair: "#B9B8B0", top: paper.pine };

export const trustWindows = {
  first_review: {
    ground: paper.rose,
    shows: [
      bubble({ x: -21, y: -18, width: 42, height: 29, fill: paper.cream }, "left"),
      star(0, -4, 11, paper.ochre),
    ],
  },
  ten_reviews: {
    ground: paper.sky,
    shows: [
      bubble({ x: -10, y: -23, width: 33, height: 22, fill: paper.green }, "right"),
      bubble({ x: -23, y: -7, width: 38, height: 23, fill: paper.cream }, "left"),
      [-14, -3.5, 7].map((x) => star(x, 4.5, 5.6, paper.ochre)),
    ],
  },
  top_rated: {
    ground: paper.mint,
    shows: [
      inside(star(0, 2, 25, paper.ochre), shade(right, 0.14)),
      circle(-6, 1, 2.2, paper.ink),
      circle(6, 1, 2.2, paper.ink),
      strip("M-4 7Q0 11 4 7", 2.4, paper.ink),
    ],
  },
  three_references: {
    ground: paper.butter,
    shows: [somebody(-14, 3, 0.74, dark), somebody(14, 3, 0.74, red), somebody(0, 7, 0.9, grey)],
  },
  certificate_of_conduct: {
    ground: paper.rose,
    shows: [
      box(-17, -23, 34, 41, 2, paper.cream),
      strip("M-10 -14H10M-10 -7H10M-10 0H2", 2.8, paper.sand),
      shape("M2 13L-1 27L7 22L15 27L12 13Z", paper.clay),
      circle(7, 10, 9.5, paper.coral),
      tick(7, 10, 0.7),
    ],
  },
} satisfies Windows;

export const contactWindows = {
  fast_responder: {
    ground: paper.butter,
    shows: [
      bubble({ x: -22, y: -19, width: 44, height: 31, fill: paper.cream }, "left"),
      shape("M4 -20L-9 -1H0L-5 12L10 -7H1Z", paper.coral),
    ],
  },
  always_answers: {
    ground: paper.rose,
    shows: [
      circle(0, 15, 5, paper.bark),
      inside(
        shape("M-19 13C-14 8 -15 -16 0 -18C15 -16 14 8 19 13Z", paper.ochre),
        shade(right, 0.12),
      ),
      circle(0, -19, 4, paper.bark),
      strip("M-24 -12Q-28 -4 -25 4M24 -12Q28 -4 25 4", 3, paper.coral),
    ],
  },
  welcoming_introduction: {
    ground: paper.mint,
    shows: [
      strip("M-13 -12C-17 -17 -9 -20 -13 -25M9 -12C5 -17 13 -20 9 -25", 3, paper.cream),
      strip("M-20 0C-27 0 -27 12 -18 11", 3.6, paper.coral),
      shape("M-21 -7H-3V10C-3 16 -7 19 -12 19C-17 19 -21 16 -21 10Z", paper.coral),
      strip("M20 0C27 0 27 12 18 11", 3.6, paper.pine),
      shape("M3 -7H21V10C21 16 17 19 12 19C7 19 3 16 3 10Z", paper.pine),
      heart(-12, 5, 0.32, paper.cream),
      heart(12, 5, 0.32, paper.cream),
    ],
  },
} satisfies Windows;

const flags = [
  [-23, -8, paper.coral, 14],
  [-12, -4.5, paper.ochre, 6],
  [0, -3, paper.green, 0],
  [12, -4.5, paper.pond, -6],
  [23, -8, paper.clay, -14],
] as const;

export const communityWindows = {
  first_invite: {
    ground: paper.sky,
    shows: [
      shape("M-22 2L24 -19L8 19L-2 8Z", paper.cream),
      shape("M24 -19L-2 8L-6 20L-8 5Z", paper.sand),
      shape("M24 -19L8 19L-2 8Z", paper.cream),
      strip("M-24 16Q-18 18 -15 14", 3, paper.coral),
    ],
  },
  five_invites: {
    ground: paper.mint,
    shows: [
      strip("M-32 -12C-16 0 16 0 32 -12", 2.6, paper.bark),
      flags.map(([x, y, fill, turn]) =>
        group(`translate(${x} ${y}) rotate(${turn})`, shape("M-5 0H5V14L0 10L-5 14Z", fill)),
      ),
      circle(-9, 17, 2.6, paper.coral),
      circle(9, 19, 2.6, paper.ochre),
    ],
  },
  poster: {
    ground: paper.butter,
    shows: group(
      "rotate(4)",
      box(-17, -22, 34, 44, 1.5, paper.cream),
      inside(
        box(-13, -18, 26, 22, 1, paper.coral),
        group("translate(-15.6 -22) scale(.13)", dog()),
      ),
      strip("M-11 10H11M-11 16H5", 2.8, paper.sand),
      circle(0, -22, 2.6, paper.clay),
    ),
  },
  feedback: {
    ground: paper.rose,
    shows: group(
      "rotate(38)",
      shape("M-6 -20V14L0 25L6 14V-20Z", paper.ochre),
      shape("M0 -20H6V14L0 25Z", "#C98B22"),
      shape("M-6 14L0 25L6 14C4 12 2 16 0 13C-2 16 -4 12 -6 14Z", paper.cream),
      shape("M-2.2 21L0 25L2.2 21Z", paper.ink),
      box(-6, -26, 12, 7, 3, paper.coral),
      box(-6, -21, 12, 4, 0, paper.stone),
    ),
  },
  one_year: {
    ground: paper.sky,
    shows: [
      box(-21, 2, 42, 18, 3, paper.cream),
      shape(
        "M-21 5C-21 2 -19 0 -16 0H16C19 0 21 2 21 5V9C17 13 14 8 10.5 10C7 14 3.5 8 0 10C-3.5 14 -7 8 -10.5 10C-14 13 -17 8 -21 10Z",
        paper.coral,
      ),
      box(-2.5, -15, 5, 15, 1, paper.green),
      shape("M0 -27C5 -22 4 -17 0 -17C-4 -17 -5 -22 0 -27Z", paper.ochre),
      strip("M-24 20H24", 4, paper.bark),
    ],
  },
} satisfies Windows;
