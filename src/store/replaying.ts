import type { AppThunk } from './appTypes';

/** Whether a replay is shown, during which nothing acts by itself (ADR 22). */
export const isReplaying: AppThunk<boolean> = (_dispatch, _getState, services) => services.isReplaying?.() ?? false;
