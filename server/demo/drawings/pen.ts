import { darken, lighten, mix } from './color';

type Stop = readonly [offset: number, color: string, opacity?: number];

const drawStops = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${veil}/>`;
    })
    .join('');

/** Collects definitions that are referenced by id: gradients, patterns, filters. Light comes from the top left. */
export const createPen = (prefix = '') => {
  const idsByMarkup = new Map<string, string>();

  const define = (markup: (id: string) => string) => {
    const key = markup('');
    const id = idsByMarkup.get(key) ?? `${prefix}${idsByMarkup.size.toString(36)}`;
    idsByMarkup.set(key, id);
    return `url(#${id})`;
  };

  const linear = (stops: readonly Stop[], direction: string) =>
    define((id) => `<linearGradient id="${id}" ${direction}>${drawStops(stops)}</linearGradient>`);

  const radial = (stops: readonly Stop[], position: string) =>
    define((id) => `<radialGradient id="${id}" ${position}>${drawStops(stops)}</radialGradient>`);

  return {
    define,
    linear,
    radial,
    /** An upright round body. */
    round: (color: string, gloss = 0.3) =>
      linear(
        [
          [0, darken(color, 0.16)],
          [0.13, color],
          [0.27, lighten(color, gloss)],
          [0.44, color],
          [0.82, darken(color, 0.24)],
          [0.95, darken(color, 0.36)],
          [1, darken(color, 0.26)],
        ],
        'x2="1" y2="0"',
      ),
    /** The inside of a round body: near left in shadow, right wall lit. */
    hollow: (color: string) =>
      linear(
        [
          [0, darken(color, 0.5)],
          [0.55, darken(color, 0.28)],
          [1, darken(color, 0.08)],
        ],
        'x2="1" y2=".25"',
      ),
    /** Polished metal, upright; `tone` tints it. */
    metal: (tone = '#c3c8cc', direction = 'x2="1" y2="0"') =>
      linear(
        [
          [0, darken(tone, 0.38)],
          [0.12, lighten(tone, 0.35)],
          [0.26, lighten(tone, 0.85)],
          [0.4, tone],
          [0.58, darken(tone, 0.34)],
          [0.74, lighten(tone, 0.25)],
          [0.9, darken(tone, 0.42)],
          [1, darken(tone, 0.18)],
        ],
        direction,
      ),
    /** A flat face lit from the top left. */
    face: (color: string, depth = 0.16) =>
      linear(
        [
          [0, lighten(color, depth)],
          [0.5, color],
          [1, darken(color, depth)],
        ],
        'x2="1" y2="1"',
      ),
    topLit: (color: string, depth = 0.22) =>
      linear(
        [
          [0, lighten(color, depth * 0.8)],
          [0.35, color],
          [1, darken(color, depth)],
        ],
        'x2="0" y2="1"',
      ),
    sphere: (color: string) =>
      radial(
        [
          [0, lighten(color, 0.55)],
          [0.4, color],
          [1, darken(color, 0.36)],
        ],
        'cx=".36" cy=".3" r=".8"',
      ),
    glow: (color: string, strength = 0.9) =>
      radial(
        [
          [0, mix(color, '#ffffff', 0.4), strength],
          [0.45, color, strength * 0.4],
          [1, color, 0],
        ],
        '',
      ),
    blur: (deviation: number) =>
      define(
        (id) =>
          `<filter id="${id}" x="-.5" y="-.8" width="2" height="2.6"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    shadow: (dx = 7, dy = 11, deviation = 8) =>
      define(
        (id) =>
          `<filter id="${id}" x="-.3" y="-.3" width="1.7" height="1.7"><feDropShadow dx="${dx}" dy="${dy}" ` +
          `stdDeviation="${deviation}" flood-color="#2a2320" flood-opacity=".32"/></filter>`,
      ),
    definitions: () => {
      const markup = [...idsByMarkup].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('');
      return markup === '' ? '' : `<defs>${markup}</defs>`;
    },
  };
};

export type Pen = ReturnType<typeof createPen>;
