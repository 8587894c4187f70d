export type Lock = { packages?: Record<string, object> };
export declare const matchesLock: (lock: Lock, installed: Lock) => boolean;
