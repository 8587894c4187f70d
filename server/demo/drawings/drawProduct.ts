import { darken, lighten } from './color';
import { families, type FamilyName } from './families';
import type { Look } from './look';
import { createPen, type Pen } from './pen';
import { group, rect, svgDocument } from './svgParts';

// Round faces and drawings in perspective would look distorted if stretched.
const unstretchable = new Set<FamilyName>([
  'plate',
  'fryingPan',
  'clock',
  'ladle',
  'bulb',
  'tapeMeasure',
  'box',
  'packingTape',
  'labelRoll',
  'wrench',
]);

// Wide products are drawn smaller, and shifted if they extend to one side only.
const adjustments: Partial<Record<FamilyName, { scale: number; shiftX?: number }>> = {
  saucepan: { scale: 0.8, shiftX: -26 },
  stockpot: { scale: 0.88 },
  casserole: { scale: 0.88 },
  bakingDish: { scale: 0.86 },
  kettle: { scale: 0.88, shiftX: -14 },
  drill: { scale: 0.9, shiftX: 12 },
  level: { scale: 0.84 },
  stapler: { scale: 0.86 },
  rug: { scale: 0.9, shiftX: -10 },
  tray: { scale: 0.9 },
  cup: { scale: 0.9 },
  fryingPan: { scale: 0.86, shiftX: -8 },
  saw: { scale: 0.9 },
  tablecloth: { scale: 0.92 },
  box: { scale: 0.92 },
  broom: { scale: 0.9 },
  mop: { scale: 0.88 },
};

/** A calm studio: a lamp at the top left, and a floor that darkens towards the viewer. */
export const drawStudio = (pen: Pen, backdrop: string, width = 400, height = 400) =>
  rect(
    0,
    0,
    width,
    height,
    pen.radial(
      [
        [0, lighten(backdrop, 0.5)],
        [0.6, backdrop],
        [1, darken(backdrop, 0.07)],
      ],
      'cx=".34" cy=".26" r=".95"',
    ),
  ) +
  rect(
    0,
    height * 0.66,
    width,
    height * 0.34,
    pen.linear(
      [
        [0, darken(backdrop, 0.5), 0],
        [1, darken(backdrop, 0.5), 0.09],
      ],
      'x2="0" y2="1"',
    ),
  );

/** The product alone, standing on the point (200, 330). */
export const drawFigure = (pen: Pen, family: FamilyName, look: Look) => {
  const stretch = unstretchable.has(family) ? 0 : look.stretch;
  const content = families[family](pen, look);
  const { scale = 1, shiftX = 0 } = adjustments[family] ?? {};
  const size = look.size * scale;
  if (stretch === 0 && size === 1 && shiftX === 0) return content;
  const across = (size * (1 + stretch)).toFixed(3);
  const up = (size * (1 - stretch)).toFixed(3);
  return group(content, `transform="translate(${200 + shiftX} 215) scale(${across} ${up}) translate(-200 -215)"`);
};

export const drawProduct = (family: FamilyName, look: Look) => {
  const pen = createPen();
  const content = drawStudio(pen, look.backdrop) + drawFigure(pen, family, look);
  return svgDocument(400, 400, pen.definitions() + content);
};
