import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { givenDataAreInvalid, shiftDates } from '@/features/settings/state/shiftDates';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { describeRequestError } from '@/api/errors/describeRequestError';
import type { RequestError } from '@/api/request/requestTypes';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { isEscape } from '@/shared/ui/isEscape';
import { NoticeFrame } from '@/shared/ui/Notice';
import { Panel } from '@/shared/ui/Panel';
import type { Approval, ApprovalDecision } from '@/contracts/inventory';

import { approvalMessages as messages } from './approvalMessages';
import { decideApproval } from './approvalRequests';

type Deciding = { isBusy: boolean; isDeclining: boolean; reason: string; error: RequestError | null };

const undecided: Deciding = { isBusy: false, isDeclining: false, reason: '', error: null };

/** An open set of the contract: what is not known is shown as is. */
const states = ['waiting', 'approved', 'declined', 'takenBack'] as const;

const notices = { approve: messages.done, decline: messages.declinedNow, takeBack: messages.takenBackNow } as const;

/** As everywhere, shifted to the client's time zone. */
const useDay = (date: string | null) => {
  const { formatDate } = useIntl();
  const offset = useAppSelector(selectTimeZoneOffset);
  if (date === null) return '';
  try {
    const [shifted] = shiftDates([{ at: { date } }], ['at'], offset);
    return formatDate(shifted?.at.date, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  } catch (error) {
    if (!(error instanceof Error) || error.message !== givenDataAreInvalid) throw error;
    return date;
  }
};

const Lines = ({ lines }: Pick<Approval, 'lines'>) => {
  const money = useMoney();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ stockItemId, quantity, name, code, unitPrice, unitPriceNow }) => (
        <Box
          component="li"
          key={stockItemId}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <FormattedMessage {...messages.line} values={{ quantity, name: name ?? code ?? '' }} />
            <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
              {code}
            </Box>
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {unitPriceNow !== null && unitPriceNow !== unitPrice ? (
              <>
                <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
                  <FormattedMessage {...messages.priceThen} values={{ before: money(unitPrice) }} />
                </Box>
                <strong>{money(unitPriceNow)}</strong>
              </>
            ) : (
              money(unitPrice)
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

type ApprovalPanelProps = { approval: Approval; onOutdated: () => void };

/** A request with what its reader may do with it; what was typed stays if that fails. */
export const ApprovalPanel = ({ approval, onOutdated }: ApprovalPanelProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const money = useMoney();
  const { approvalId, catalogId, requestedBy, date, state, comment, total, totalNow, orderId } = approval;
  const [{ isBusy, isDeclining, reason, error }, set, update] = useScreenState(`approvals/${approvalId}`, undecided);
  const change = (changes: Partial<Deciding>) => update((before) => ({ ...before, ...changes }));
  const formId = useId();
  const declineButton = useRef<HTMLButtonElement>(null);
  const day = useDay(date);
  const decide = async (decision: ApprovalDecision) => {
    if (isBusy) return;
    change({ isBusy: true, error: null });
    let after: Approval | undefined;
    try {
      after = await dispatch(decideApproval(approval, decision));
    } catch (failure) {
      change({ isBusy: false, error: failure as RequestError });
      // Prices may have changed, or someone else has decided.
      onOutdated();
      return;
    }
    set(undecided);
    if (decision.decision === 'takeBack' && after?.mayTakeBack) {
      const total = approval.lines.length;
      dispatch(accountNotice(messages.takenInPart, 'warning', { count: total - after.lines.length, total }));
    } else dispatch(accountNotice(notices[decision.decision], 'success'));
  };
  const decline = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDeclining) void decide({ decision: 'decline', reason });
    else change({ isDeclining: true });
  };
  const leave = () => {
    declineButton.current?.focus();
    change({ isDeclining: false });
  };
  const known = states.find((each) => each === state);
  const { descriptor, values } = error ? describeRequestError(error) : { descriptor: null, values: {} };
  const isChanged = totalNow !== null && totalNow !== total;
  return (
    <Panel
      title={formatMessage(messages.by, { name: requestedBy ?? '', date: day })}
      action={
        <Box sx={{ textAlign: 'end' }}>
          <Box sx={{ whiteSpace: 'nowrap' }}>{known ? formatMessage(messages[known]) : state}</Box>
          {approval.decidedBy && formatMessage(messages.decidedBy, { name: approval.decidedBy })}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {comment && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Box>}
        <Lines lines={approval.lines} />
        <strong>
          {isChanged
            ? formatMessage(messages.changed, { before: money(total), now: money(totalNow) })
            : formatMessage(messages.total, { total: money(total) })}
        </strong>
        {approval.reason && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{approval.reason}</Box>}
        {state === 'waiting' && totalNow === null && (
          <NoticeFrame tone="warning">{formatMessage(messages.notOrderable)}</NoticeFrame>
        )}
        {descriptor && (
          <NoticeFrame tone="failure" role="alert">
            <FormattedMessage {...descriptor} values={values} />
          </NoticeFrame>
        )}
        {approval.mayDecide && isDeclining && (
          <TextField
            label={formatMessage(messages.reason)}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            onKeyDown={(event: KeyboardEvent) => isEscape(event) && leave()}
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: 500, form: formId } }}
          />
        )}
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={decline}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}
        >
          {approval.mayDecide && totalNow !== null && !isDeclining && (
            <Button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void decide({ decision: 'approve', total: totalNow })}
            >
              {formatMessage(messages.approve, { total: money(totalNow) })}
            </Button>
          )}
          {approval.mayDecide && (
            <Button ref={declineButton} type="submit" tone="outlined" aria-disabled={isBusy}>
              {formatMessage(messages.decline)}
            </Button>
          )}
          {approval.mayDecide && isDeclining && (
            <Button type="button" tone="quiet" onClick={leave}>
              {formatMessage(messages.cancel)}
            </Button>
          )}
          {approval.mayTakeBack && (
            <Button
              type="button"
              tone="outlined"
              aria-disabled={isBusy}
              onClick={() => void decide({ decision: 'takeBack' })}
            >
              {formatMessage(messages.takeBack)}
            </Button>
          )}
          {orderId !== null && (
            <ButtonLink tone="outlined" to={paths.order.href({ lang, catalogId, orderId })}>
              {formatMessage(messages.toOrder)}
            </ButtonLink>
          )}
        </Box>
      </Box>
    </Panel>
  );
};
