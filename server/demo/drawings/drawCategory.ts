import { productFigure, studio } from './drawProduct';
import type { FamilyName } from './families';
import type { Look } from './look';
import { createPen } from './pen';
import { group, svgDocument } from './svgParts';
import { lyingFamilies } from './views';

export type Shown = { family: FamilyName; look: Look };

/** Up to three products of the category, the first one in front. */
export const drawCategory = (shown: Shown[], backdrop: string) => {
  const pen = createPen();
  const [front, left, right] = shown;
  const at = (each: Shown | undefined, x: number, y: number, scale: number) =>
    each === undefined
      ? ''
      : group(
          productFigure(pen, each.family, { ...each.look, size: 1 }),
          `transform="translate(${x} ${y}) scale(${scale})"`,
        );
  const frontAlone = left === undefined;
  const low = front !== undefined && lyingFamilies.has(front.family) ? 70 : 118;
  const content =
    studio(pen, backdrop) +
    at(left, -24, 54, 0.62) +
    at(right, 176, 54, 0.62) +
    (frontAlone ? at(front, 14, 14, 0.93) : at(front, 72, low, 0.7));
  return svgDocument(400, 400, pen.definitions() + content);
};
