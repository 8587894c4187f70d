import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/Button';

type SubmitButtonProps = { isBusy: boolean; isPaused?: boolean; busyLabel: ReactNode; children: ReactNode };

/** Keeps focus while inactive: the form itself prevents double submission. */
export const SubmitButton = ({ isBusy, isPaused = false, busyLabel, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    aria-disabled={isBusy || isPaused}
    sx={{ minHeight: 48, width: '100%', '&[aria-disabled=true]': { opacity: 0.65, cursor: 'default' } }}
  >
    {isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
    <span aria-live="polite">{isBusy ? busyLabel : children}</span>
  </Button>
);
