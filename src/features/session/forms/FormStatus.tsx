import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { formMessages } from './formMessages';
import type { Submission } from './useSubmission';

type SubmissionFormProps = { onSubmit: () => Promise<unknown>; gap?: number; children: ReactNode };

/** Its fields check themselves, and submitting it before the page is hydrated sends nothing. */
export const SubmissionForm = ({ onSubmit, gap = 2.5, children }: SubmissionFormProps) => {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Box component="form" noValidate method="dialog" onSubmit={submit} sx={{ display: 'grid', gap }}>
      {children}
    </Box>
  );
};

type FormFailureProps = Pick<Submission, 'failure' | 'secondsLeft' | 'isBusy'> & {
  /** Messages for codes and statuses, or names of errors, with a special meaning in this form. */
  meaning?: Partial<Record<string | number, MessageDescriptor>>;
};

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type WaitProps = Pick<Submission, 'secondsLeft'> & { reason: MessageDescriptor };

/** Announced once; the countdown is visible, but screen readers read it only on request. */
const Wait = ({ secondsLeft, reason }: WaitProps) => (
  <NoticeFrame tone="warning">
    <div role="alert">
      <FormattedMessage {...reason} />
    </div>
    <div role="timer" style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      <FormattedMessage {...formMessages.lockedFor} values={{ time: clock(secondsLeft) }} />
    </div>
  </NoticeFrame>
);

export const FormFailure = ({ failure, secondsLeft, isBusy, meaning = {} }: FormFailureProps) => {
  const { formatMessage } = useIntl();
  if (!failure) return null;
  const own =
    'kind' in failure ? (meaning[failure.code ?? ''] ?? meaning[failure.status]) : meaning[failure.name ?? ''];
  if (secondsLeft > 0) return <Wait secondsLeft={secondsLeft} reason={own ?? formMessages.locked} />;
  const { descriptor, values } = own ? { descriptor: own, values: {} } : describeRequestError(failure);
  // Keep its space while the form is resubmitted, so that no link moves up under the second click of a double click.
  return (
    <NoticeFrame tone="failure" role="alert" sx={{ visibility: isBusy ? 'hidden' : 'visible' }}>
      {formatMessage(descriptor, values)}
    </NoticeFrame>
  );
};

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'tone'> & {
  isBusy: boolean;
  isPaused?: boolean;
  busyLabel: ReactNode;
  children: ReactNode;
};

/** Keeps focus while inactive: the form itself prevents double submission. */
export const SubmitButton = ({ tone, isBusy, isPaused = false, busyLabel, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    {...(tone && { tone })}
    aria-disabled={isBusy || isPaused}
    sx={{ minHeight: 48, width: '100%', '&[aria-disabled=true]': { opacity: 0.65, cursor: 'default' } }}
  >
    {isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
    <span aria-live="polite">{isBusy ? busyLabel : children}</span>
  </Button>
);
