import { darker, lighter } from './color';
import { families, type FamilyName } from './families';
import type { Look } from './look';
import { createPen, type Pen } from './pen';
import { group, rect, svgDocument } from './svgParts';

// Round faces and drawings in perspective would look wrong when stretched.
const rigid = new Set<FamilyName>([
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

/** A calm studio: a lamp at the top left, and a floor that falls off towards the viewer. */
export const studio = (pen: Pen, backdrop: string, width = 400, height = 400) =>
  rect(
    0,
    0,
    width,
    height,
    pen.radial(
      [
        [0, lighter(backdrop, 0.5)],
        [0.6, backdrop],
        [1, darker(backdrop, 0.07)],
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
        [0, darker(backdrop, 0.5), 0],
        [1, darker(backdrop, 0.5), 0.09],
      ],
      'x2="0" y2="1"',
    ),
  );

/** The product alone, about the point (200, 330) that it stands on. */
export const productFigure = (pen: Pen, family: FamilyName, look: Look) => {
  const stretch = rigid.has(family) ? 0 : look.stretch;
  const content = families[family](pen, look);
  if (stretch === 0 && look.size === 1) return content;
  const across = (look.size * (1 + stretch)).toFixed(3);
  const up = (look.size * (1 - stretch)).toFixed(3);
  return group(content, `transform="translate(200 215) scale(${across} ${up}) translate(-200 -215)"`);
};

export const drawProduct = (family: FamilyName, look: Look) => {
  const pen = createPen();
  const content = studio(pen, look.backdrop) + productFigure(pen, family, look);
  return svgDocument(400, 400, pen.definitions() + content);
};
