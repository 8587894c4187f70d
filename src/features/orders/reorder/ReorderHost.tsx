import { lazy, Suspense, useEffect } from 'react';
import { selectClientId } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reorderClosed } from './reorderSlice';
import { useReordered } from './useReorder';

const ReorderDialog = lazy(async () => {
  const { ReorderDialog: Component } = await import(/* webpackChunkName: "reorder" */ './ReorderDialog');
  return { default: Component };
});

/** The dialog of whichever screen offers to order again; it leaves with its screen, unless lines are under way. */
export const ReorderHost = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const reordered = useReordered();
  useEffect(() => () => void dispatch(reorderClosed()), [dispatch]);
  if (!reordered || reordered.clientId !== clientId) return null;
  return (
    <Suspense fallback={null}>
      <ReorderDialog reordered={reordered} />
    </Suspense>
  );
};
