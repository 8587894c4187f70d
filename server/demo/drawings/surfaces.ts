import { contrastWith, darken, getLightness, lighten } from './color';
import type { Look, Motif } from './look';
import type { Pen } from './pen';
import { d, ellipse, group, path, rotate } from './svgParts';

const tiles: Record<Exclude<Motif, 'plain'>, (ink: string) => { width: number; height: number; content: string }> = {
  stripes: (ink) => ({ width: 22, height: 22, content: `<path d="M0 0h7v22H0z" fill="${ink}"/>` }),
  bands: (ink) => ({ width: 40, height: 36, content: `<path d="M0 10h40v9H0zM0 23h40v2H0z" fill="${ink}"/>` }),
  dots: (ink) => ({
    width: 26,
    height: 26,
    content: `<path d="M6 6h.1M19 19h.1" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  }),
  check: (ink) => ({
    width: 32,
    height: 32,
    content: `<path d="M0 0h16v32H0zM0 0h32v16H0z" fill="${ink}" fill-opacity=".45"/>`,
  }),
  zigzag: (ink) => ({
    width: 30,
    height: 24,
    content: `<path d="M0 15 15 5 30 15" stroke="${ink}" stroke-width="4"/>`,
  }),
  speckle: (ink) => ({
    width: 44,
    height: 44,
    content: `<path d="M5 9h.1M21 4h.1M36 15h.1M12 26h.1M29 31h.1M40 40h.1M6 40h.1M22 18h.1" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  }),
  leaves: (ink) => ({
    width: 40,
    height: 44,
    content: `<path d="M8 22q0-14 12-18 2 14-12 18zM24 42q-2-12 10-18 4 14-10 18z" fill="${ink}"/>`,
  }),
};

/** The fill for the look's motif, or nothing if it is plain. */
const motifFill = (pen: Pen, { motif, color, accent }: Look) => {
  if (motif === 'plain') return null;
  // A motif almost as light as the body would be invisible on it.
  const isInvisible = Math.abs(getLightness(accent) - getLightness(color)) < 0.22;
  const ink = isInvisible ? contrastWith(color, 0.5) : accent;
  const { width, height, content } = tiles[motif](ink);
  return pen.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`,
  );
};

export const drawMotif = (pen: Pen, look: Look, data: string, opacity = 0.75) => {
  const fill = motifFill(pen, look);
  return fill === null ? '' : path(data, fill, `opacity="${opacity}"`);
};

/** The fill of an upright round body in the material of the look. */
export const bodyFill = (pen: Pen, { color, finish }: Look) => {
  if (finish === 'metal') return pen.metal(color);
  if (finish === 'gloss') return pen.round(color, 0.55);
  if (finish === 'glass') return glassFill(pen, color);
  return pen.round(color, finish === 'matte' ? 0.16 : 0.22);
};

export const glassFill = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, darken(color, 0.3), 0.5],
      [0.1, lighten(color, 0.7), 0.55],
      [0.3, lighten(color, 0.9), 0.3],
      [0.7, color, 0.22],
      [0.93, darken(color, 0.25), 0.42],
      [1, lighten(color, 0.4), 0.6],
    ],
    'x2="1" y2="0"',
  );

/** A soft highlight of window light on a glossy or glass body. */
export const drawHighlight = (data: string, opacity = 0.5) => path(data, '#fff', `opacity="${opacity}"`);

/** The shadow below a standing product. */
export const drawGroundShadow = (pen: Pen, cx: number, y: number, rx: number) =>
  ellipse(cx + rx * 0.16, y + 2, rx * 1.12, Math.max(7, rx * 0.15), '#2a2320', `opacity=".3" filter="${pen.blur(8)}"`) +
  ellipse(cx + 3, y, rx * 0.97, Math.max(4, rx * 0.1), '#1d1815', `opacity=".42" filter="${pen.blur(3)}"`);

/** A flat product lying on a surface, turned clockwise. */
export const drawLying = (pen: Pen, content: string, degrees: number) =>
  rotate(group(content, `filter="${pen.shadow()}"`), degrees);

export type Vessel = {
  top: number;
  bottom: number;
  topRadius: number;
  bottomRadius: number;
  /** How far the wall bulges beyond the straight line between the radii. */
  swell?: number;
  cx?: number;
};

export const ovalRatio = 0.17;

/** The silhouette of a round vessel whose rim is seen from slightly above. */
export const vesselOutline = ({ top, bottom, topRadius, bottomRadius, swell = 0, cx = 200 }: Vessel) => {
  const third = (bottom - top) / 3;
  const upper = topRadius + (bottomRadius - topRadius) / 3 + swell;
  const lower = topRadius + ((bottomRadius - topRadius) * 2) / 3 + swell;
  return d`M${cx - topRadius} ${top}C${cx - upper} ${top + third} ${cx - lower} ${bottom - third} ${cx - bottomRadius} ${bottom}A${bottomRadius} ${bottomRadius * ovalRatio} 0 0 0 ${cx + bottomRadius} ${bottom}C${cx + lower} ${bottom - third} ${cx + upper} ${top + third} ${cx + topRadius} ${top}Z`;
};

/** An open rim: its edge and the hollow inside. */
export const drawOpenRim = (pen: Pen, cx: number, y: number, radius: number, color: string, wall = 6) =>
  ellipse(cx, y, radius, radius * ovalRatio, pen.face(lighten(color, 0.25), 0.3)) +
  ellipse(cx, y + 0.6, radius - wall, (radius - wall) * ovalRatio, pen.hollow(color));
