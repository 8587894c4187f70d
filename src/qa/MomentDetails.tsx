import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isRecord } from '@/shared/lib/isRecord';
import { Button } from '@/shared/ui/Button';

import { qaMessages as messages } from './qaMessages';
import { SearchField } from './SearchField';
import { findDifferences, joinPath } from './session/differences';
import type { Moment } from './session/liftedSession';

type Found = { path: string; value: unknown };

/** The values whose path or text contains the words, at most `limit` of them. */
const findInState = (state: unknown, words: string, limit: number): Found[] => {
  const wanted = words.toLowerCase();
  const found: Found[] = [];
  const walk = (value: unknown, path: string) => {
    if (found.length >= limit) return;
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, `${path}[${index}]`));
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) walk(each, joinPath(path, key));
    else if (`${path} ${String(value)}`.toLowerCase().includes(wanted)) found.push({ path, value });
  };
  walk(state, '$');
  return found;
};

const maxFound = 50;
const maxLength = 300;

/** Values of the state at a moment, found by their path or their text. */
const StateSearch = ({ state }: { state: unknown }) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = wanted === '' ? [] : findInState(state, wanted, maxFound);
  return (
    <div>
      <SearchField label={formatMessage(messages.findInState)} value={words} onChange={setWords} />
      <Box component="dl" sx={{ m: 0, mt: 0.5, '& dd': { m: 0, mb: 0.5, pl: 2 }, '& dt': { fontWeight: 650 } }}>
        {found.map(({ path, value }) => (
          <Fragment key={path}>
            <dt>{path}</dt>
            <dd>{value === undefined ? formatMessage(messages.nothing) : JSON.stringify(value).slice(0, maxLength)}</dd>
          </Fragment>
        ))}
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {wanted !== '' && found.length === 0 && formatMessage(messages.nothingFound)}
        {found.length === maxFound && formatMessage(messages.firstFound, { count: maxFound })}
      </Box>
    </div>
  );
};

const maxTextLength = 20_000;
const maxChangeLength = 300;
const maxChanges = 100;

const code = {
  m: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const show = (value: unknown, maxLength: number): string | undefined => {
  const line = JSON.stringify(value) as string | undefined;
  const text = line && line.length > 80 && maxLength === maxTextLength ? JSON.stringify(value, null, 2) : line;
  return text && text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
};

type CopyProps = { kind: 'copy' | 'copyLink'; text: string };

const Copy = ({ kind, text }: CopyProps) => {
  const [result, setResult] = useState<CopyProps['kind'] | 'copied' | 'notCopied'>(kind);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // Not allowed, or the page is not served securely.
      setResult('notCopied');
    }
  };
  return (
    <Box role="status" sx={{ justifySelf: 'start' }}>
      <Button tone="quiet" onClick={() => void copy()}>
        <FormattedMessage {...messages[result]} />
      </Button>
    </Box>
  );
};

type MomentDetailsProps = {
  moment: Moment | undefined;
  before: unknown;
  after: unknown;
  note: string;
  onNote: (text: string) => void;
  /** The address that leads another tester to this moment. */
  link: string | undefined;
};

/** The action, and what it changed. */
export const MomentDetails = ({ moment, before, after, note, onNote, link }: MomentDetailsProps) => {
  const { formatMessage } = useIntl();
  const nothing = useIntl().formatMessage(messages.nothing);
  const changes = before === undefined ? [] : findDifferences(before, after);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box tabIndex={0} role="group" sx={{ overflow: 'auto', p: 1.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      {moment?.failure && (
        <Alert severity="error" sx={{ py: 0, overflowWrap: 'anywhere' }}>
          {moment.failure.kind === 'console'
            ? moment.failure.message
            : formatMessage(messages.failedWith, { message: moment.failure.message })}
        </Alert>
      )}
      {moment && moment.logId !== null && (
        <Typography variant="body2">{formatMessage(messages.requestId, { id: moment.logId })}</Typography>
      )}
      {moment && (
        <TextField
          key={`note ${moment.id}`}
          label={formatMessage(messages.note)}
          defaultValue={note}
          onBlur={({ target }) => onNote(target.value)}
          onKeyDown={(event) => {
            // Otherwise it would close the panel, and with it what was typed.
            if (event.key === 'Escape') event.stopPropagation();
          }}
          size="small"
        />
      )}
      <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
        {formatMessage(messages.changes)}
      </Typography>
      {changes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatMessage(messages.noChanges)}
        </Typography>
      ) : (
        <Box component="dl" sx={{ ...code, '& dd': { m: 0, mb: 0.5, pl: 2 }, '& dt': { fontWeight: 650 } }}>
          {changes.slice(0, maxChanges).map((change) => (
            <Fragment key={change.path}>
              <dt>{change.path}</dt>
              <Box component="dd" sx={{ color: 'text.secondary' }}>
                {formatMessage(messages.before, { value: show(change.before, maxChangeLength) ?? nothing })}
              </Box>
              <dd>{formatMessage(messages.after, { value: show(change.after, maxChangeLength) ?? nothing })}</dd>
            </Fragment>
          ))}
        </Box>
      )}
      {changes.length > maxChanges && (
        <Typography variant="body2">
          {formatMessage(messages.moreChanges, { count: changes.length - maxChanges })}
        </Typography>
      )}
      <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
        {formatMessage(messages.action)}
      </Typography>
      {moment && (
        <Box key={`copy ${moment.id}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Copy kind="copy" text={JSON.stringify(moment.action, null, 2)} />
          {link !== undefined && <Copy kind="copyLink" text={link} />}
        </Box>
      )}
      <Box component="pre" sx={code}>
        {moment && show(moment.action, maxTextLength)}
      </Box>
      <Box sx={code}>
        <StateSearch state={after} />
      </Box>
    </Box>
  );
};
