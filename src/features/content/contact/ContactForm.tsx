import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { isOffline } from '@/shared/lib/connection';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { contentMessages } from '../contentMessages';
import { type ContactFormKind, contactForms } from '../state/contact/contactRules';
import { ContactFieldInput, inputId } from './ContactFieldInput';
import { formMessages as messages, formTexts } from './contactMessages';
import { useContactForm } from './useContactForm';

type MessageSentProps = { form: ContactFormKind; email: string; onAnother: () => void };

/** Replaces the form; the service's own message is shown as a notification (spec §7). */
const MessageSent = ({ form, email, onAnother }: MessageSentProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: { md: 4 } }}>
      <Box
        component="svg"
        viewBox="0 0 64 64"
        aria-hidden
        sx={{ width: 64, color: 'primary.main', fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 }}
      >
        <path d="M8 16h48v34H8zM8 18l24 19 24-19" strokeLinejoin="round" />
      </Box>
      <Typography ref={title} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {formatMessage(formTexts[form].sent)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {formatMessage(formTexts[form].sentNext, { email })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(contentMessages.catalogue)}</ButtonLink>
        {form === 'message' && (
          <Button tone="outlined" onClick={onAnother}>
            {formatMessage(messages.another)}
          </Button>
        )}
      </Box>
    </Box>
  );
};

type SpamTrapProps = { text: string; isTriggered: boolean; onFill: (text: string) => void };

/**
 * A honeypot field that only bots see and fill. It is hidden from assistive technology too. If a browser autofilled it
 * for a person, it becomes visible with an explanation, so that no real message is lost.
 */
const SpamTrap = ({ text, isTriggered, onFill }: SpamTrapProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box hidden={!isTriggered} sx={{ display: isTriggered ? 'block' : 'none' }}>
      <label>
        {formatMessage(messages.trap)}
        <Box
          component="input"
          type="text"
          name="website"
          id="contact-trap"
          autoComplete="off"
          tabIndex={isTriggered ? 0 : -1}
          value={text}
          onChange={({ target }) => onFill(target.value)}
          aria-describedby="contact-trap-reason"
          sx={{ display: 'block', width: '100%', minHeight: 44, my: 1, px: 1.5, font: 'inherit' }}
        />
      </label>
      <Box id="contact-trap-reason" role={isTriggered ? 'alert' : undefined} sx={{ color: 'error.main' }}>
        {isTriggered && formatMessage(messages.trapped)}
      </Box>
    </Box>
  );
};

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
        {formatMessage(isUncertain(error) ? messages.notSentUncertain : messages.notSent)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{formatMessage(descriptor, values)}</Typography>
    </NoticeFrame>
  );
};

export const ContactForm = ({ form }: { form: ContactFormKind }) => {
  const { formatMessage } = useIntl();
  const contact = useContactForm(form);
  const { stage, values, trap, failure } = contact;
  const texts = formTexts[form];
  const isSending = stage.kind === 'sending';
  if (stage.kind === 'sent') return <MessageSent form={form} email={stage.email} onAnother={contact.writeAnother} />;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = contact.submit();
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
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: form === 'message' ? { sm: '1fr 1fr' } : 'minmax(0, 1fr)',
      }}
    >
      <Typography id="contact-form" variant="h2" sx={{ ...wide, mb: 2 }}>
        {formatMessage(texts.title)}
      </Typography>
      {contactForms[form].fields.map((field) => (
        <Box key={field} sx={field === 'subject' || field === 'message' ? wide : undefined}>
          <ContactFieldInput
            form={form}
            field={field}
            value={values[field]}
            fault={contact.getFault(field)}
            disabled={isSending}
            onChange={(value) => contact.change(field, value)}
            onBlur={() => contact.touch(field)}
          />
        </Box>
      ))}
      <Box sx={wide}>
        <SpamTrap {...trap} onFill={contact.fillTrap} />
      </Box>
      {failure && <NotSent error={failure} isHidden={isSending} />}
      <Box sx={wide}>
        <Button type="submit" aria-disabled={isSending} sx={{ minWidth: 200, minHeight: 48 }}>
          {formatMessage(isSending ? messages.sending : texts.send)}
        </Button>
      </Box>
    </Box>
  );
};
