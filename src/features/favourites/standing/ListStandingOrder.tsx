import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useConfig } from '@/shared/config/ConfigContext';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { canBeWished, dayIn, isDay } from '@/shared/lib/days';
import { Button } from '@/shared/ui/Button';
import { dayMessages } from '@/shared/ui/dayMessages';
import { DayPicker } from '@/shared/ui/DayPicker';
import { NativeSelect } from '@/shared/ui/fields';
import { isEscape } from '@/shared/ui/isEscape';
import { dimmed, fieldLabel } from '@/shared/ui/styles';
import type { StandingOrder } from '@/contracts/inventory';

import type { FavouriteList } from '../state/favouriteList';
import { selectKeptIn } from '../useFavourites';
import { standingMessages as messages } from './standingMessages';
import { useStandingDate, useStandingOrders } from './useStandingOrders';

const offeredWeeks = [1, 2, 3, 4, 6, 8, 12, 26, 52];

type Draft = { weeks: number; date: string; areFaultsShown: boolean };

type PlanFormProps = {
  draft: Draft;
  onWrite: (draft: Draft) => void;
  onSave: (weeks: number, nextDate: string) => Promise<void>;
  onCancel: () => void;
};

/** The day is typed in the page's language, or picked. What cannot be read stays as it was typed. */
const PlanForm = ({ draft, onWrite, onSave, onCancel }: PlanFormProps) => {
  const { weeks, date, areFaultsShown } = draft;
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const id = useId();
  const { timeZone } = useConfig().order;
  const [today] = useState(() => dayIn(timeZone)(Date.now()));
  const [isBusy, setIsBusy] = useState(false);
  const day = isDay(date) ? date : parseDay(date, language);
  const fault =
    day === null
      ? formatMessage(dayMessages.wrong, { example: formatDay('2026-12-31', language) })
      : canBeWished(day, today)
        ? null
        : formatMessage(messages.past);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onWrite({ ...draft, areFaultsShown: fault !== null });
    if (fault !== null || day === null) {
      document.getElementById(`${id}-date`)?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await onSave(weeks, day);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      onKeyDown={(event: KeyboardEvent) => isEscape(event) && onCancel()}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: '1 1 140px', maxWidth: 220 }}>
          <Box component="label" htmlFor={`${id}-weeks`} sx={fieldLabel}>
            {formatMessage(messages.weeks)}
          </Box>
          <NativeSelect
            id={`${id}-weeks`}
            value={weeks}
            onChange={({ target }) => onWrite({ ...draft, weeks: Number(target.value) })}
          >
            {[...new Set([...offeredWeeks, weeks])].map((count) => (
              <option key={count} value={count}>
                {formatMessage(messages.everyWeeks, { weeks: count })}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Box sx={{ flex: '1 1 180px', maxWidth: 280 }}>
          <TextField
            id={`${id}-date`}
            label={formatMessage(messages.nextDate)}
            value={isDay(date) ? formatDay(date, language) : date}
            fullWidth
            autoComplete="off"
            placeholder={formatMessage(dayMessages.hint)}
            error={areFaultsShown && fault !== null}
            helperText={areFaultsShown && fault}
            onChange={({ target }) => onWrite({ ...draft, date: target.value })}
            slotProps={{
              htmlInput: { inputMode: 'numeric' },
              input: {
                endAdornment: (
                  <Box sx={{ mr: '-13px' }}>
                    <DayPicker day={day ?? ''} min={today} onPick={(picked) => onWrite({ ...draft, date: picked })} />
                  </Box>
                ),
              },
            }}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button type="submit" aria-disabled={isBusy} sx={dimmed}>
          {formatMessage(messages.save)}
        </Button>
        <Button type="button" tone="quiet" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </Box>
    </Box>
  );
};

type PlannedProps = { order: StandingOrder; name: string; onChange: () => void; onRemove: () => void };

const Planned = ({ order, name, onChange, onRemove }: PlannedProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const describeDate = useStandingDate();
  const { save, remove } = useStandingOrders();
  const { listId, weeks, nextDate, isPaused } = order;
  const ask = async () => {
    const message = { id: messages.confirmRemove.id, values: { name } };
    if (!(await dispatch(getConsent({ message, acceptLabel: { id: messages.remove.id } })))) return;
    if (await remove(listId)) onRemove();
  };
  return (
    <>
      <div>{formatMessage(isPaused ? messages.paused : messages.active, { weeks, date: describeDate(nextDate) })}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mx: -2 }}>
        <Button type="button" tone="quiet" onClick={onChange}>
          {formatMessage(messages.change)}
        </Button>
        <Button type="button" tone="quiet" onClick={() => void save(listId, { weeks, nextDate, isPaused: !isPaused })}>
          {formatMessage(isPaused ? messages.resume : messages.pause)}
        </Button>
        <Button type="button" tone="quiet" onClick={() => void ask()}>
          {formatMessage(messages.remove)}
        </Button>
      </Box>
    </>
  );
};

const dayMs = 24 * 3_600_000;

/** When to be reminded of a list; for lists in the account, where the services have standing orders. */
export const ListStandingOrder = ({ list: { id, name } }: { list: FavouriteList }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { orders, save } = useStandingOrders();
  const keptIn = useAppSelector(selectKeptIn);
  const { timeZone } = useConfig().order;
  const [draft, setDraft] = useScreenState<Draft | null>(`favourites/standing/${id}`, null);
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  /** The pressed button goes: what comes in its place gets the focus. */
  const show = (next: Draft | null) => {
    flushSync(() => setDraft(next));
    place.current?.querySelector<HTMLElement>('select, button')?.focus();
  };
  const order = orders?.find(({ listId }) => listId === id);
  const isPlanned = order !== undefined;
  /** Whether there is an order once a change is on screen. */
  const awaited = useRef<boolean | null>(null);
  useEffect(() => {
    if (draft || awaited.current !== isPlanned) return;
    awaited.current = null;
    place.current?.querySelector('button')?.focus();
  }, [draft, isPlanned]);
  if (!orders || keptIn !== 'account') return null;
  const edit = () =>
    show(
      order
        ? { weeks: order.weeks, date: order.nextDate, areFaultsShown: false }
        : { weeks: 4, date: dayIn(timeZone)(Date.now() + 28 * dayMs), areFaultsShown: false },
    );
  if (!order && !draft)
    return (
      <Box ref={place}>
        <Button type="button" tone="outlined" onClick={edit}>
          {formatMessage(messages.begin)}
        </Button>
      </Box>
    );
  return (
    <Box
      component="section"
      ref={place}
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="h3" id={titleId} sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {formatMessage(messages.title)}
      </Box>
      {draft ? (
        <>
          <Box sx={{ color: 'text.secondary', maxWidth: '65ch', mb: 1 }}>{formatMessage(messages.hint)}</Box>
          <PlanForm
            draft={draft}
            onWrite={setDraft}
            onSave={async (weeks, nextDate) => {
              if (!(await save(id, { weeks, nextDate, isPaused: order?.isPaused ?? false }))) return;
              awaited.current = true;
              setDraft(null);
              dispatch(storefrontNotice(messages.saved, 'success'));
            }}
            onCancel={() => show(null)}
          />
        </>
      ) : (
        order && <Planned order={order} name={name} onChange={edit} onRemove={() => (awaited.current = false)} />
      )}
    </Box>
  );
};
