import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import { selectCartLines } from '@/features/cart/cartSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { BatchResult } from './panel/BatchResult';
import { OrderForm } from './panel/OrderForm';
import { PushProblemNote } from './panel/PushProblemNote';
import { startPushRetries } from './pushRetryListeners';
import { selectBatches, selectHasUnresolved } from './pushSlice';

/** Beside the cart: submitted orders with their results, and the form that orders the current cart. */
export const PushPanel = () => {
  const dispatch = useAppDispatch();
  const batches = useAppSelector(selectBatches);
  const hasUnresolved = useAppSelector(selectHasUnresolved);
  const hasLines = useAppSelector((state) => selectCartLines(state).length > 0);
  const [atStart] = useState(batches);
  useEffect(() => {
    dispatch(startPushRetries());
  }, [dispatch]);
  const isNew = (id: string) => !atStart.some((batch) => batch.id === id);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {batches.map((batch) => (
        <BatchResult key={batch.id} batch={batch} takesFocus={isNew(batch.id)} />
      ))}
      <PushProblemNote />
      {hasLines && !hasUnresolved && <OrderForm />}
    </Box>
  );
};
