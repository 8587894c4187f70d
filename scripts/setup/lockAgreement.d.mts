export type Lock = { packages?: Record<string, object> };
export declare const installedAgrees: (wanted: Lock, installed: Lock) => boolean;
