import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';

import { contentMessages } from '../contentMessages';
import { formMessages as messages } from './contactMessages';

type MessageSentProps = { email: string; onAnother: () => void };

/** Replaces the form; the service's own message is shown as a notification (spec §7). */
export const MessageSent = ({ email, onAnother }: MessageSentProps) => {
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
        <FormattedMessage {...messages.sent} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.replyTo} values={{ email }} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <ButtonLink to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...contentMessages.catalogue} />
        </ButtonLink>
        <Button tone="outlined" onClick={onAnother}>
          <FormattedMessage {...messages.another} />
        </Button>
      </Box>
    </Box>
  );
};
