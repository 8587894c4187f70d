import { createContext, Suspense, use, useCallback, useEffect, type ReactNode } from 'react';
import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { selectClientId } from '@/features/session/sessionSlice';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reorderClosed, reorderOpened, reorderScreenLeft, type Reordered } from './reorderSlice';
import { useReordered } from './useReorder';

const DialogMissing = ({ reportId, retry }: MissingProps<object>) => {
  const dispatch = useAppDispatch();
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: () => dispatch(reorderClosed()) }} />;
};

const ReorderDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reorder" */ './ReorderDialog')).ReorderDialog,
  DialogMissing,
);

type Open = (reordered: Reordered) => void;

const ReorderContext = createContext<Open | null>(null);

/** Only below a host: otherwise the request would wait for the next screen that has one. */
export const useOpenReorder = (): Open => {
  const open = use(ReorderContext);
  if (!open) throw new Error('there is no ReorderHost above this component');
  return open;
};

/** Wraps components that offer to reorder; the dialog unmounts with it. */
export const ReorderHost = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const reordered = useReordered();
  const open = useCallback((wanted: Reordered) => void dispatch(reorderOpened(wanted)), [dispatch]);
  useEffect(() => () => void dispatch(reorderScreenLeft()), [dispatch]);
  return (
    <ReorderContext value={open}>
      {children}
      {reordered?.clientId === clientId && reordered && (
        <Suspense fallback={null}>
          <ReorderDialog reordered={reordered} />
        </Suspense>
      )}
    </ReorderContext>
  );
};
