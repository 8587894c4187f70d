import { Suspense, useEffect } from 'react';
import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { selectClientId } from '@/features/session/sessionSlice';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reorderClosed } from './reorderSlice';
import { useReordered } from './useReorder';

const DialogMissing = ({ reportId, retry }: MissingProps<object>) => {
  const dispatch = useAppDispatch();
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: () => dispatch(reorderClosed()) }} />;
};

const ReorderDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reorder" */ './ReorderDialog')).ReorderDialog,
  DialogMissing,
);

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
