import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useClientTerms } from '@/api/clientRecordsApi';
import { useTaxRate } from '@/api/taxRate';
import { newUuid } from '@/shared/lib/newUuid';

import { getOrderParts } from '../batch/orderParts';
import { pushAbandoned, type PushProblem, pushRequested } from '../state/pushSlice';
import { requestApprovalOfCart } from './approvalRequests';
import { useAsking } from './useAsking';

const none: Record<number, string> = {};

/** The catalogues whose orders would be above the limit of whoever is signed in; null if none would. */
export const useOverLimit = () => {
  const dispatch = useAppDispatch();
  const limit = useClientTerms().terms?.orderLimit ?? null;
  const { taxes } = useTaxRate();
  const lines = useAppSelector(selectCartLines);
  const { ask, error } = useAsking('push/approval');
  // Kept until the request has arrived, so that a repeated one is the same.
  const [uuids, keep] = useScreenState('push/approval/uuids', none);
  if (limit === null || taxes === null) return null;
  const parts = getOrderParts(lines, taxes);
  const catalogIds = parts.filter(({ total }) => total > limit).map(({ catalogId }) => catalogId);
  if (catalogIds.length === 0) return null;
  const send = async () => {
    const sent = Object.fromEntries(catalogIds.map((catalogId) => [catalogId, uuids[catalogId] ?? newUuid()]));
    keep(sent);
    dispatch(pushRequested());
    let problem: PushProblem | null = null;
    try {
      for (const catalogId of catalogIds)
        problem ??= await dispatch(requestApprovalOfCart({ taxes, catalogId, uuid: sent[catalogId] ?? newUuid() }));
      keep(none);
    } finally {
      dispatch(pushAbandoned(problem));
    }
    return problem === null;
  };
  return { limit, catalogIds, isWhole: catalogIds.length === parts.length, ask: () => void ask(send), error };
};
