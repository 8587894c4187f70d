export declare const computeFingerprint: (
  base: string,
  places: string[],
  isCounted?: (name: string) => boolean,
) => string;
export declare const isStale: (stampFile: string, fingerprint: string, products: string[]) => boolean;
