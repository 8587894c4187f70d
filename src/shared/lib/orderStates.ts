const fold = (status: string) => status.trim().toLowerCase();

export const isCancelled = (status: string): boolean => fold(status) === 'cancelled';

/** Nothing more is delivered. */
export const isSettled = (status: string): boolean => ['cancelled', 'delivered'].includes(fold(status));

/** Whether its items have left the shop: cancelling it does not bring them back. */
export const hasLeft = (status: string): boolean => ['shipped', 'delivered'].includes(fold(status));

/** Of every order that is placed here. */
export const firstStatus = 'received';
