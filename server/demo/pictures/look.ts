export type Finish = 'gloss' | 'matte' | 'metal' | 'glass' | 'wood' | 'fabric' | 'card';

export const motifs = ['plain', 'stripes', 'bands', 'dots', 'check', 'zigzag', 'speckle', 'leaves'] as const;
export type Motif = (typeof motifs)[number];

export type Look = {
  color: string;
  accent: string;
  backdrop: string;
  finish: Finish;
  motif: Motif;
  /** Selects one of the product's shapes: 0, 1, 2, ... */
  shape: number;
  /** How many sizes the product is above the smallest one. */
  step: number;
  /** Positive values are wider, negative ones taller. */
  stretch: number;
};
