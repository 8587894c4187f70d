import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { reorderMessages } from '../reorder/reorderMessages';
import { quoteMessages as messages } from './quoteMessages';
import { maxCommentLength, type QuotedLine, useQuoteRequest } from './useQuoteRequest';

type Request = ReturnType<typeof useQuoteRequest>;

const Failure = ({ request: { failure, messageExcess } }: { request: Request }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const described = failure && failure !== 'noAddress' && describeRequestError(failure);
  return (
    <Box
      role="alert"
      sx={{
        flex: '1 1 200px',
        '&:empty': { flexBasis: 0 },
        color: 'error.main',
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      {messageExcess > 0 && <FormattedMessage {...messages.messageTooLong} values={{ excess: messageExcess }} />}
      {described && formatMessage(described.descriptor, described.values)}
      {failure === 'noAddress' && (
        <>
          <FormattedMessage {...messages.noAddress} />{' '}
          <Link to={paths.contact.href({ lang })}>
            <FormattedMessage {...pageTitles.contact} />
          </Link>
        </>
      )}
    </Box>
  );
};

/** Asks the company for prices of lines, which stay where they are. */
export const QuoteDialog = ({ place, lines }: { place: string; lines: readonly QuotedLine[] }) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const request = useQuoteRequest(place, lines);
  const { comment, isSending, isLoading, isMessage, unknown, excess, messageExcess, retry, write, send, close } =
    request;
  const tooLong = excess > 0 && formatMessage(messages.tooLong, { most: maxCommentLength, excess });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h3" component="h2">
          <FormattedMessage {...messages.askTitle} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
          {isMessage ? (
            <FormattedMessage {...messages.byMessage} />
          ) : (
            <FormattedMessage {...messages.askLead} values={{ count: lines.length }} />
          )}
        </Typography>
        {unknown && <RequestFailure title={messages.failed} error={unknown} onRetry={retry} />}
        <TextField
          label={formatMessage(messages.comment)}
          value={comment}
          fullWidth
          multiline
          minRows={3}
          maxRows={10}
          autoFocus
          error={excess > 0}
          helperText={tooLong}
          slotProps={{ htmlInput: { readOnly: isSending } }}
          onChange={({ target }) => write(target.value)}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Failure request={request} />
        <Button tone="outlined" disabled={isSending} onClick={close}>
          <FormattedMessage {...reorderMessages.close} />
        </Button>
        <Button
          aria-disabled={isSending || isLoading || Boolean(unknown) || excess > 0 || messageExcess > 0}
          sx={dimmed}
          onClick={send}
        >
          <FormattedMessage {...messages[isSending ? 'sending' : 'send']} />
        </Button>
      </Box>
    </Dialog>
  );
};
