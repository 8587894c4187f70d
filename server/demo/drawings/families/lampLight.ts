import type { Pen } from '../pen';
import { ellipse } from '../svgParts';

export const lampLight = '#ffdf9a';

/** The glow around a lit lamp. */
export const drawGlow = (pen: Pen, cx: number, cy: number, rx: number, ry: number) =>
  ellipse(cx, cy, rx, ry, pen.glow(lampLight, 0.85));
