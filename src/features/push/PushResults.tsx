import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { BatchResult } from './panel/BatchResult';
import { startPushRetries } from './pushRetryListeners';
import { selectBatches } from './state/pushSlice';

/** Submitted orders with their results, at the top of the cart screen. */
export const PushResults = () => {
  const dispatch = useAppDispatch();
  const batches = useAppSelector(selectBatches);
  const [atStart] = useState(batches);
  useEffect(() => {
    dispatch(startPushRetries());
  }, [dispatch]);
  const isNew = (id: string) => !atStart.some((batch) => batch.id === id);
  if (batches.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', mb: 3 }}>
      {batches.map((batch) => (
        <BatchResult key={batch.id} batch={batch} takesFocus={isNew(batch.id)} />
      ))}
    </Box>
  );
};
