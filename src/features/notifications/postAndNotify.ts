import type { SerializedError, ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { publicPost, type PublicPost } from '@/api/publicPost';
import type { RequestError } from '@/api/request/requestTypes';

import type { NotificationArea } from './areaRules';
import { notificationShown } from './notificationsSlice';
import { saidByService } from './saidByService';

type Post = PublicPost & {
  area?: NotificationArea;
  /** Where to navigate afterwards, and what to append to that path. */
  thenTo?: string;
  segments?: readonly (string | number)[];
};

type Needs = { navigate: (to: string) => void };

const withSegments = (path: string, segments: readonly (string | number)[]): string =>
  [path.replace(/\/+$/, ''), ...segments.map((segment) => encodeURIComponent(segment))].join('/') || '/';

/** Spec §7: posts JSON, shows the response message as a success, then navigates. Errors are shown and rethrown (§8). */
export const postAndNotify =
  ({
    path,
    body,
    area = 'storefront',
    thenTo,
    segments = [],
  }: Post): ThunkAction<Promise<void>, unknown, Needs, UnknownAction> =>
  async (dispatch, _getState, { navigate }) => {
    const { postJson } = publicPost.endpoints;
    try {
      const { message } = await dispatch(postJson.initiate({ path, body }, { track: false })).unwrap();
      dispatch(notificationShown({ area, message: saidByService(message), style: 'success' }));
    } catch (error) {
      const { descriptor, values } = describeRequestError(error as RequestError | SerializedError);
      const message = { kind: 'message', id: String(descriptor.id), values } as const;
      dispatch(notificationShown({ area, message, style: 'error' }));
      throw error;
    }
    if (thenTo !== undefined) navigate(withSegments(thenTo, segments));
  };
