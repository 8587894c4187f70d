import { useState } from 'react';
import { selectConfirmation } from '@/features/confirm/confirmSlice';
import { useAppSelector } from '@/store/hooks';
import { useFirstTouch } from '@/shared/ui/useFirstTouch';
import { latePart } from './latePart';

const ConfirmDialog = latePart(async () => {
  const { ConfirmDialog: part } = await import(
    /* webpackChunkName: "confirm-dialog" */ '@/features/confirm/ConfirmDialog'
  );
  return part;
});

/** The dialog loads with the first question, or shortly before it. */
export const LateConfirmation = () => {
  const [needed, setNeeded] = useState(false);
  const asked = useAppSelector(selectConfirmation) !== null;
  useFirstTouch(ConfirmDialog.fetchAhead);
  if (asked && !needed) setNeeded(true);
  return needed ? <ConfirmDialog /> : null;
};
