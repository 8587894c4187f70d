import { createContext, type ReactNode, Suspense, use, useCallback, useEffect } from 'react';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

import { reorderClosed, type Reordered, reorderOpened, reorderScreenLeft, reorderSlice } from '../state/reorderSlice';

const { selectReordered } = reorderSlice.injectInto(rootReducer).selectors;

const DialogMissing = ({ reportId, retry }: MissingProps<object>) => {
  const dispatch = useAppDispatch();
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: () => dispatch(reorderClosed()) }} />;
};

const ReorderDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reorder" */ './ReorderDialog')).ReorderDialog,
  { chunk: 'reorder', Missing: DialogMissing },
);

type OpenReorder = (reordered: Reordered) => void;

const ReorderContext = createContext<OpenReorder | null>(null);

/** Only below a host: otherwise the request would wait for the next screen that has one. */
export const useOpenReorder = (): OpenReorder => {
  const open = use(ReorderContext);
  if (!open) throw new Error('useOpenReorder needs a ReorderHost above it');
  return open;
};

/** Wraps components that offer to reorder; the dialog unmounts with it. */
export const ReorderHost = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const reordered = useAppSelector(selectReordered);
  const open = useCallback((order: Reordered) => void dispatch(reorderOpened(order)), [dispatch]);
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
