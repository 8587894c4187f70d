import type { Pen } from './pen';

export const finishes = ['gloss', 'matte', 'metal', 'glass', 'wood', 'fabric', 'card'] as const;
export type Finish = (typeof finishes)[number];

export const motifs = ['plain', 'stripes', 'bands', 'dots', 'check', 'zigzag', 'speckle', 'leaves'] as const;
export type Motif = (typeof motifs)[number];

export type Look = {
  color: string;
  accent: string;
  finish: Finish;
  motif: Motif;
  /** Selects one of the family's shapes: 0, 1, 2, ... */
  style: number;
  /** 1 is the normal size. */
  size: number;
  /** Positive values are wider, negative ones taller. */
  stretch: number;
  backdrop: string;
};

/** Draws one kind of product centred on x = 200, standing on y = 330 or lying flat around y = 200. */
export type Family = (pen: Pen, look: Look) => string;
