import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { isOffline } from '@/shared/lib/connection';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { ContactFieldInput, inputId } from './ContactFieldInput';
import { formMessages as messages } from './contactMessages';
import { contactFields } from './contactRules';
import { MessageSent } from './MessageSent';
import { SpamTrap } from './SpamTrap';
import { useContactForm } from './useContactForm';
import { useRequestedItem } from './useRequestedItem';

const wide = { gridColumn: '1 / -1' };

type Failure = Parameters<typeof describeRequestError>[0];
type NotSentProps = { error: Failure; isHidden: boolean };

/** The response may have been lost. */
const isUncertain = (error: Failure) => 'kind' in error && ['network', 'timeout'].includes(error.kind) && !isOffline();

/** Stays in place during a retry, so that the button does not move away from the pointer. */
const NotSent = ({ error, isHidden }: NotSentProps) => {
  const { formatMessage } = useIntl();
  const { descriptor, values } = describeRequestError(error);
  return (
    <NoticeFrame tone="failure" role="alert" sx={{ ...wide, mb: 2, visibility: isHidden ? 'hidden' : 'visible' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <FormattedMessage {...(isUncertain(error) ? messages.notSentUncertain : messages.notSent)} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{formatMessage(descriptor, values)}</Typography>
    </NoticeFrame>
  );
};

export const ContactForm = () => {
  const form = useContactForm();
  useRequestedItem();
  const { stage, values, trap, failure } = form;
  const isSending = stage.kind === 'sending';
  if (stage.kind === 'sent') return <MessageSent email={stage.email} onAnother={form.writeAnother} />;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = form.submit();
    // The spam trap becomes visible with the next frame.
    if (field) requestAnimationFrame(() => document.getElementById(inputId(field))?.focus());
  };
  return (
    <Box
      component="form"
      noValidate
      method="dialog"
      aria-labelledby="contact-form"
      aria-busy={isSending}
      onSubmit={onSubmit}
      sx={{ display: 'grid', columnGap: 2, rowGap: 0.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <Typography id="contact-form" variant="h2" sx={{ ...wide, mb: 2 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      {contactFields.map((field) => (
        <Box key={field} sx={field === 'subject' || field === 'message' ? wide : undefined}>
          <ContactFieldInput
            field={field}
            value={values[field]}
            fault={form.getFault(field)}
            disabled={isSending}
            onChange={(value) => form.change(field, value)}
            onBlur={() => form.touch(field)}
          />
        </Box>
      ))}
      <Box sx={wide}>
        <SpamTrap {...trap} onFill={form.fillTrap} />
      </Box>
      {failure && <NotSent error={failure} isHidden={isSending} />}
      <Box sx={wide}>
        <Button type="submit" aria-disabled={isSending} sx={{ minWidth: 200, minHeight: 48 }}>
          <FormattedMessage {...(isSending ? messages.sending : messages.send)} />
        </Button>
      </Box>
    </Box>
  );
};
