import TextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { RequestFailure } from '@/api/errors/RequestFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { FormDialog } from '../FormDialog';
import { quoteMessages as messages } from './quoteMessages';
import { maxCommentLength, type QuotedLine, useQuoteRequest } from './useQuoteRequest';

/** Asks the company for prices of lines, which stay where they are. */
export const QuoteDialog = ({ place, lines }: { place: string; lines: readonly QuotedLine[] }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const request = useQuoteRequest(place, lines);
  const { comment, isSending, isLoading, isMessage, unknown, failure, excess, messageExcess } = request;
  const { retry, write, send, close } = request;
  const tooLong = excess > 0 && formatMessage(messages.tooLong, { most: maxCommentLength, excess });
  return (
    <FormDialog
      title={formatMessage(messages.askTitle)}
      lead={isMessage ? formatMessage(messages.byMessage) : formatMessage(messages.askLead, { count: lines.length })}
      failure={failure === 'noAddress' ? null : failure}
      fault={
        <>
          {messageExcess > 0 && formatMessage(messages.messageTooLong, { excess: messageExcess })}
          {failure === 'noAddress' && (
            <>
              {formatMessage(messages.noAddress)}{' '}
              <Link to={paths.contact.href({ lang })}>{formatMessage(pageTitles.contact)}</Link>
            </>
          )}
        </>
      }
      isSending={isSending}
      onClose={close}
      submit={
        <Button
          aria-disabled={isSending || isLoading || Boolean(unknown) || excess > 0 || messageExcess > 0}
          sx={dimmed}
          onClick={send}
        >
          {formatMessage(messages[isSending ? 'sending' : 'send'])}
        </Button>
      }
    >
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
    </FormDialog>
  );
};
