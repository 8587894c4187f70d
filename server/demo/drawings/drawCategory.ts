import { drawFigure, drawStudio } from './drawProduct';
import type { FamilyName } from './families';
import type { Look } from './look';
import { createPen } from './pen';
import { group, svgDocument } from './svgParts';
import { lyingFamilies } from './views';

export type ShownProduct = { family: FamilyName; look: Look };

/** Up to three products of the category, the first one in front. */
export const drawCategory = (shown: ShownProduct[], backdrop: string) => {
  const pen = createPen();
  const [front, left, right] = shown;
  const drawAt = (each: ShownProduct | undefined, x: number, y: number, scale: number) =>
    each === undefined
      ? ''
      : group(
          drawFigure(pen, each.family, { ...each.look, size: 1 }),
          `transform="translate(${x} ${y}) scale(${scale})"`,
        );
  const isAlone = left === undefined;
  const frontY = front !== undefined && lyingFamilies.has(front.family) ? 70 : 118;
  const content =
    drawStudio(pen, backdrop) +
    drawAt(left, -24, 54, 0.62) +
    drawAt(right, 176, 54, 0.62) +
    (isAlone ? drawAt(front, 14, 14, 0.93) : drawAt(front, 72, frontY, 0.7));
  return svgDocument(400, 400, pen.definitions() + content);
};
