import { createRandom } from '../random';
import { lighten } from './color';
import { drawLettering } from './lettering';
import { d, ellipse, group, path, roundedRect, stroke, svgDocument } from './svgParts';

const inks = ['#24405f', '#7a2e3a', '#2d5a4a', '#3a3a3d', '#a5502f', '#54406b', '#1f6a70', '#8a6a1f'];

// Each is drawn in a 64 by 64 square centred on (0, 0).
const emblems: ((ink: string, tint: string) => string)[] = [
  (ink, tint) => ellipse(0, 0, 30, 30, ink) + path(d`M-18 14L0-18L18 14Z`, tint),
  (ink, tint) => ellipse(-11, 0, 20, 20, ink) + ellipse(11, 0, 20, 20, tint, 'opacity=".85"'),
  (ink, tint) => path(d`M0-32L28-16V16L0 32L-28 16V-16Z`, ink) + path(d`M0-14L14-6V10L0 18L-14 10V-6Z`, tint),
  (ink, tint) => path(d`M-28 28Q-30-26 28-28Q30 26-28 28Z`, ink) + stroke(d`M-26 26Q-8-4 14-14`, tint, 4),
  (ink, tint) => roundedRect(-29, -29, 58, 58, 14, ink) + stroke(d`M-16 8Q-8-12 0 4T16-6`, tint, 6),
  (ink, tint) =>
    [0, 60, 120]
      .map((angle) =>
        group(ellipse(0, 0, 30, 9, angle === 60 ? tint : ink, 'opacity=".85"'), `transform="rotate(${angle})"`),
      )
      .join(''),
  (ink, tint) => path(d`M-30 26V-6A30 30 0 0 1 30-6V26H14V-4A14 14 0 0 0-14-4V26Z`, ink) + ellipse(0, 18, 8, 8, tint),
  (ink, tint) => path(d`M-30-24H-8L0 2L8-24H30L10 28H-10Z`, ink) + roundedRect(-30, 20, 60, 8, 2, tint),
  (ink, tint) => [26, 18, 10].map((radius, index) => ellipse(0, 0, radius, radius, index === 1 ? tint : ink)).join(''),
  (ink, tint) =>
    roundedRect(-28, -28, 25, 25, 3, ink) +
    roundedRect(3, -28, 25, 25, 12.5, tint) +
    roundedRect(-28, 3, 25, 25, 12.5, tint) +
    roundedRect(3, 3, 25, 25, 3, ink),
  (ink, tint) =>
    path(d`M0-32C22-10 28 4 20 18A22 22 0 0 1-20 18C-28 4-22-10 0-32Z`, ink) +
    path(d`M0-2Q14 14 0 26Q-14 14 0-2Z`, tint),
  (ink, tint) => path(d`M-32 24L-8-22L6 4L14-10L32 24Z`, ink) + ellipse(16, -22, 8, 8, tint),
];

/** An emblem and the name in drawn letters, on a transparent background. */
export const drawBrandLogo = (name: string, seedNumber: number) => {
  const random = createRandom(seedNumber, name);
  const ink = inks[seedNumber % inks.length] ?? random.pick(inks);
  const tint = lighten(random.pick(['#d9a441', '#c9623f', '#7fa89a', '#e0c9a0', '#8fb3cc']), 0.15);
  const emblem = emblems[seedNumber % emblems.length]?.(ink, tint) ?? '';
  const isBeside = seedNumber % 2 === 0;
  const strokeWidth = random.pick([9, 13, 17]);
  const maxWidth = isBeside ? 208 : 290;
  const spacing = random.pick([0.28, 0.4, 0.55]);
  const maxHeight = isBeside ? 34 : 28;
  const { width } = drawLettering(name, 0, 0, maxHeight, spacing);
  const height = width > maxWidth ? (maxHeight * maxWidth) / width : maxHeight;
  const letters = drawLettering(name, isBeside ? 196 : 160, isBeside ? 70 + height / 2 : 124, height, spacing);
  const content =
    group(emblem, isBeside ? 'transform="translate(46 70)"' : 'transform="translate(160 48)"') +
    group(letters.paths, `stroke="${ink}" stroke-width="${strokeWidth}"`);
  return svgDocument(320, 140, content);
};
