import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';

import { qaMessages as messages } from './qaMessages';
import { SearchField } from './SearchField';
import type { Moment, Notes } from './session/liftedSession';

type TimelineProps = { moments: Moment[]; current: number; notes: Notes; onJump: (index: number) => void };

/** An action as text, for the filter; thousands of them are searched with each key. */
const texts = new WeakMap<object, string>();

const getText = ({ label, action }: Moment): string => {
  const known = texts.get(action);
  if (known !== undefined) return known;
  const text = `${label} ${JSON.stringify(action)}`.toLowerCase();
  texts.set(action, text);
  return text;
};

const seconds = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;

const milliseconds = { style: 'unit', unit: 'millisecond', unitDisplay: 'short' } as const;

/** How many actions before and after the current one are listed: a long session has tens of thousands. */
const reach = 250;

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

type MoreProps = { count: number; message: typeof messages.earlier | typeof messages.later; onClick: () => void };

const More = ({ count, message, onClick }: MoreProps) =>
  count > 0 && (
    <Box component="li" sx={{ px: 2, py: 0.5 }}>
      <Button tone="quiet" onClick={onClick}>
        <FormattedMessage {...message} values={{ count }} />
      </Button>
    </Box>
  );

/** Every action with its time. The arrow keys step through those that match the filter. */
export const Timeline = ({ moments, current, notes, onJump }: TimelineProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const takesFocus = useRef(false);
  const wanted = filter.trim().toLowerCase();
  const shown = moments
    .map((moment, index) => ({ ...moment, index }))
    .filter(
      (moment) =>
        wanted === '' || getText(moment).includes(wanted) || notes[moment.id]?.toLowerCase().includes(wanted) === true,
    );
  const place = Math.max(
    0,
    shown.findLastIndex(({ index }) => index <= current),
  );

  const [from, to] = [Math.max(0, place - reach), Math.min(shown.length, place + reach + 1)];

  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    button?.scrollIntoView({ block: 'nearest' });
    if (takesFocus.current) button?.focus();
    takesFocus.current = false;
  }, [current]);

  const press = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const step = steps[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && place + step;
    if (target === undefined) return;
    event.preventDefault();
    const moment = shown[Math.min(Math.max(target, 0), last)];
    if (!moment) return;
    takesFocus.current = moment.index !== current;
    onJump(moment.index);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderRight: 1, borderColor: 'divider' }}>
      <Box sx={{ m: 1 }}>
        <SearchField label={formatMessage(messages.filter)} value={filter} onChange={setFilter} />
      </Box>
      {shown.length === 0 && (
        <Box role="status" sx={{ px: 2, color: 'text.secondary', typography: 'body2' }}>
          {formatMessage(messages.noMatch)}
        </Box>
      )}
      <Box
        component="ol"
        ref={list}
        aria-label={formatMessage(messages.actions)}
        onKeyDown={press}
        sx={{ flex: 1, m: 0, p: 0, overflow: 'auto', listStyle: 'none' }}
      >
        <More count={from} message={messages.earlier} onClick={() => onJump(shown[from - 1]?.index ?? 0)} />
        {shown.slice(from, to).map(({ id, index, label, at, took, failure, isLandmark }) => (
          <Box component="li" key={id} sx={{ contentVisibility: 'auto', containIntrinsicHeight: '28px' }}>
            <Box
              component="button"
              type="button"
              aria-current={index === current ? 'step' : undefined}
              tabIndex={index === shown[place]?.index ? 0 : -1}
              onClick={() => onJump(index)}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '4ch 1fr', sm: '4ch 8ch 1fr' },
                gap: 1,
                width: '100%',
                px: 2,
                minHeight: 28,
                alignItems: 'center',
                fontFamily: 'inherit',
                fontSize: '0.8125rem',
                textAlign: 'start',
                fontVariantNumeric: 'tabular-nums',
                color: index > current ? 'text.secondary' : 'inherit',
                bgcolor: index === current ? 'action.selected' : 'transparent',
                border: 0,
                cursor: 'pointer',
                '&:hover': { bgcolor: 'action.hover' },
                '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
              }}
            >
              <span>{index}</span>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {formatNumber(at / 1000, { ...seconds, minimumFractionDigits: 2, maximumFractionDigits: 2 })}
              </Box>
              <Box
                component="span"
                sx={{
                  overflowWrap: 'anywhere',
                  fontWeight: isLandmark ? 650 : undefined,
                  color: failure?.kind === 'console' ? 'error.main' : undefined,
                }}
              >
                {index === 0 ? formatMessage(messages.start) : label}
                {took !== null && (
                  <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
                    {formatNumber(took, milliseconds)}
                  </Box>
                )}
                {failure?.kind === 'request' && (
                  <Box component="span" sx={{ ml: 1, color: 'error.main', fontWeight: 650 }}>
                    {formatMessage(messages.failed, {
                      status: failure.status === null ? formatMessage(messages.noAnswer) : `${failure.status}`,
                    })}
                  </Box>
                )}
                {notes[id] && (
                  <Box component="span" sx={{ display: 'block', fontStyle: 'italic' }}>
                    {notes[id]}
                  </Box>
                )}
              </Box>
            </Box>
          </Box>
        ))}
        <More
          count={shown.length - to}
          message={messages.later}
          onClick={() => onJump(shown[to]?.index ?? moments.length - 1)}
        />
      </Box>
    </Box>
  );
};
