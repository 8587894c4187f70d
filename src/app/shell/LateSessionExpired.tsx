import { useState } from 'react';
import { selectIsExpired } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { latePart } from './latePart';

const SessionExpiredDialog = latePart(async () => {
  const { SessionExpiredDialog: part } = await import(
    /* webpackChunkName: "session-expired" */ '@/features/session/SessionExpiredDialog'
  );
  return part;
});

export const LateSessionExpired = () => {
  const [needed, setNeeded] = useState(false);
  const isExpired = useAppSelector(selectIsExpired);
  if (isExpired && !needed) setNeeded(true);
  return needed ? <SessionExpiredDialog /> : null;
};
