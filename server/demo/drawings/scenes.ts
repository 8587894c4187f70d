import type { FamilyName } from './families';
import type { Look } from './look';

export const scenes = [
  'table',
  'kitchen',
  'textiles',
  'workshop',
  'lighting',
  'office',
  'packaging',
  'cleaning',
] as const;
export type Scene = (typeof scenes)[number];

/** `x` is the centre of the product, in thousandths of the width; those listed first are behind the others. */
export type Placed = { family: FamilyName; x: number; scale: number; look: Partial<Look> };

export type Composition = { wallColor: string; floorColor: string; placed: Placed[] };

const steel = '#c3c8cc';

export const compositions: Record<Scene, Composition> = {
  table: {
    wallColor: '#dcd6c8',
    floorColor: '#cbb79a',
    placed: [
      { family: 'carafe', x: 130, scale: 1.25, look: { color: '#d6e4e6', accent: '#caa677', finish: 'glass' } },
      { family: 'teapot', x: 770, scale: 1.15, look: { color: '#24405f', accent: '#c9a45c' } },
      { family: 'wineGlass', x: 285, scale: 1.15, look: { color: '#dfe8ea', finish: 'glass' } },
      { family: 'pitcher', x: 590, scale: 1.2, look: { color: '#f0ece2', accent: '#24405f', motif: 'bands' } },
      {
        family: 'bowl',
        x: 435,
        scale: 1,
        look: { color: '#b9623f', accent: '#f0ece2', motif: 'speckle', finish: 'matte' },
      },
      { family: 'cup', x: 905, scale: 0.8, look: { color: '#e2b233', accent: '#f0ece2' } },
    ],
  },
  kitchen: {
    wallColor: '#c9d6d2',
    floorColor: '#c49a6c',
    placed: [
      { family: 'stockpot', x: 215, scale: 1.2, look: { color: steel, accent: '#8f969b', finish: 'metal' } },
      { family: 'kettle', x: 795, scale: 1.15, look: { color: '#b83a35', accent: '#2f3033' } },
      { family: 'canister', x: 625, scale: 0.95, look: { color: '#f0ece2', accent: '#caa677', finish: 'matte' } },
      { family: 'casserole', x: 425, scale: 1.05, look: { color: '#2f7a78', accent: '#c9a45c' } },
      { family: 'mokaPot', x: 930, scale: 0.85, look: { color: steel, accent: '#2f3033', finish: 'metal' } },
      { family: 'jar', x: 75, scale: 0.8, look: { color: '#d6e4e6', accent: '#b9a06a', finish: 'glass' } },
    ],
  },
  textiles: {
    wallColor: '#e6d4cb',
    floorColor: '#c9b09c',
    placed: [
      { family: 'throw', x: 190, scale: 1.25, look: { color: '#9db09a', accent: '#f0ece2', motif: 'stripes' } },
      {
        family: 'cushion',
        x: 435,
        scale: 1.02,
        look: { color: '#b9623f', accent: '#f0ece2', motif: 'leaves', style: 3 },
      },
      {
        family: 'cushion',
        x: 590,
        scale: 0.9,
        look: { color: '#f0ece2', accent: '#24405f', motif: 'stripes', style: 2 },
      },
      { family: 'basket', x: 900, scale: 1.1, look: { color: '#c9a06a', accent: '#8f663f' } },
      { family: 'towels', x: 750, scale: 0.95, look: { color: '#24405f', accent: '#f0ece2' } },
    ],
  },
  workshop: {
    wallColor: '#c4ccd4',
    floorColor: '#a8794a',
    placed: [
      { family: 'crate', x: 120, scale: 1.05, look: { color: '#caa677', accent: '#8f663f', style: 1 } },
      { family: 'toolbox', x: 325, scale: 1.2, look: { color: '#b83a35', accent: '#2f3033' } },
      { family: 'drill', x: 575, scale: 1.3, look: { color: '#e2b233', accent: '#b83a35' } },
      { family: 'tapeMeasure', x: 775, scale: 0.9, look: { color: '#e2b233', accent: '#b83a35' } },
      { family: 'lantern', x: 925, scale: 1, look: { color: '#2f3033', accent: '#e2b233' } },
    ],
  },
  lighting: {
    wallColor: '#3a4350',
    floorColor: '#2c333e',
    placed: [
      { family: 'floorLamp', x: 130, scale: 1.6, look: { color: '#f0ece2', accent: '#caa677' } },
      { family: 'tableLamp', x: 330, scale: 1.15, look: { color: '#e9dcc3', accent: '#2f7a78' } },
      { family: 'bulb', x: 500, scale: 0.72, look: { color: '#fff', style: 0 } },
      { family: 'deskLamp', x: 665, scale: 1.2, look: { color: '#e2b233', accent: '#c9a45c' } },
      { family: 'lantern', x: 885, scale: 1.1, look: { color: '#4d5257', accent: '#c9a45c' } },
    ],
  },
  office: {
    wallColor: '#cfd8e2',
    floorColor: '#d2b48c',
    placed: [
      { family: 'binder', x: 150, scale: 1.2, look: { color: '#24405f', accent: '#b9623f' } },
      { family: 'deskLamp', x: 365, scale: 1.25, look: { color: '#2f7a78', accent: '#c9a45c' } },
      { family: 'penHolder', x: 560, scale: 1, look: { color: '#f0ece2', accent: '#b83a35', finish: 'matte' } },
      { family: 'stapler', x: 735, scale: 0.8, look: { color: '#b83a35', accent: '#2f3033' } },
      { family: 'labelRoll', x: 885, scale: 0.85, look: { color: '#24405f', accent: '#b83a35' } },
    ],
  },
  packaging: {
    wallColor: '#d8dccf',
    floorColor: '#bfae92',
    placed: [
      { family: 'bubbleRoll', x: 115, scale: 1.15, look: { color: '#a9c4d0' } },
      { family: 'box', x: 315, scale: 1.25, look: { color: '#c79b68', accent: '#e6d3ae', style: 0 } },
      { family: 'paperBag', x: 540, scale: 1.15, look: { color: '#4d7a5a', accent: '#e9dcc3' } },
      { family: 'box', x: 750, scale: 1, look: { color: '#d8b98c', accent: '#b9623f', style: 1 } },
      { family: 'packingTape', x: 920, scale: 0.8, look: { color: '#c79b57', accent: '#e9dcc3', style: 0 } },
    ],
  },
  cleaning: {
    wallColor: '#cfe0e0',
    floorColor: '#b7c8c6',
    placed: [
      { family: 'mop', x: 120, scale: 1.4, look: { color: '#f0ece2', accent: '#3f7fb5' } },
      { family: 'bucket', x: 310, scale: 1.2, look: { color: '#3f7fb5', accent: '#f0ece2' } },
      { family: 'sprayBottle', x: 500, scale: 1.15, look: { color: '#f0ece2', accent: '#2f9a99' } },
      { family: 'brush', x: 670, scale: 0.85, look: { color: '#caa677', accent: '#f0ece2' } },
      { family: 'soapDispenser', x: 800, scale: 0.95, look: { color: '#9db09a', accent: '#c9a45c' } },
      { family: 'sponges', x: 920, scale: 0.75, look: { color: '#e2b233', accent: '#d99aa0' } },
    ],
  },
};
