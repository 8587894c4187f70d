import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { selectLinesWithDraft } from '@/features/cart/state/quantityDraftsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { dimmed, lowWindow } from '@/shared/ui/styles';

import { approvalMessages } from '../approvals/approvalMessages';
import { AskingFailure } from '../approvals/AskForApproval';
import { useOverLimit } from '../approvals/useOverLimit';
import { pushMessages as messages } from '../pushMessages';
import { resolveHoldUp } from '../sending/pushOrder';
import { type PushProblem, selectCanOrder, selectIsHeldUp, selectProblem } from '../state/pushSlice';
import { orderFormId, useSendState } from './OrderForm';

const texts: Record<Exclude<PushProblem, 'unreadQuantities'>, MessageDescriptor> = {
  offline: messages.problemOffline,
  empty: messages.problemEmpty,
  cartNotSaved: messages.problemCartNotSaved,
  blockedLines: messages.problemBlockedLines,
  unreadableLines: messages.problemUnreadableLines,
  notStored: messages.problemNotStored,
  pushedElsewhere: messages.problemPushedElsewhere,
  failed: messages.problemFailed,
};

const useProblemText = (): string | null => {
  const { formatMessage, formatList } = useIntl();
  const problem = useAppSelector(selectProblem);
  const lines = useAppSelector(selectLinesWithDraft);
  if (problem === null) return null;
  if (problem !== 'unreadQuantities') return formatMessage(texts[problem]);
  if (lines.length === 0) return null;
  return formatMessage(messages.problemUnreadQuantities, { names: formatList(lines.map(shownName)) });
};

/** Why nothing was sent. Always mounted: screen readers announce only what is added to an existing region. */
const PushProblemNote = () => {
  const text = useProblemText();
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {text !== null && (
        <NoticeFrame tone="warning" sx={{ my: 1 }}>
          {text}
        </NoticeFrame>
      )}
    </Box>
  );
};

/** Explains what the order is waiting for and offers a way out. Always mounted so that its text is announced. */
const HeldUp = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, py: 1.5, '&:empty': { display: 'none' } }}>
      {isHeldUp && (
        <>
          {formatMessage(messages.heldUp)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button onClick={() => dispatch(resolveHoldUp(true))}>{formatMessage(messages.sendFromHere)}</Button>
            <Button tone="outlined" onClick={() => dispatch(resolveHoldUp(false))}>
              {formatMessage(messages.confirmDecline)}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};

type OverLimitNoteProps = NonNullable<ReturnType<typeof useOverLimit>>;

/** Says before sending what the services would refuse. */
const OverLimitNote = ({ limit, catalogIds, isWhole, error }: OverLimitNoteProps) => {
  const money = useMoney();
  const { formatMessage, formatList } = useIntl();
  const getCatalogName = useCatalogName();
  const catalogs = formatList(catalogIds.map((catalogId) => getCatalogName(catalogId)));
  return (
    <Box sx={{ pt: 1.25, typography: 'body2' }}>
      {formatMessage(isWhole ? approvalMessages.overLimit : approvalMessages.overLimitInPart, {
        limit: money(limit),
        catalogs,
      })}
      <AskingFailure error={error} />
    </Box>
  );
};

// Keeps focused fields and notifications clear of the bar.
const reserve = (height: number) => (
  <GlobalStyles styles={{ ':root': { '--bottom-bar': `${height}px`, [lowWindow]: { '--bottom-bar': '0px' } } }} />
);
const reserved = reserve(72);
const reservedWithNote = reserve(136);

/** The total and the button that sends the order, at the bottom of the window however long the cart is. */
export const SendBar = ({ total }: { total: ReactNode }) => {
  const canOrder = useAppSelector(selectCanOrder);
  const { isPreparing, isBlocked } = useSendState();
  const overLimit = useOverLimit();
  return (
    <Box
      sx={({ vars, zIndex }) => ({
        position: 'sticky',
        bottom: 0,
        [lowWindow]: { position: 'static' },
        zIndex: zIndex.appBar,
        mt: 3,
        paddingBottom: 'env(safe-area-inset-bottom)',
        displayPrint: 'none',
        // As wide as the window: the outset of a border image, unlike a margin, never makes the page scroll sideways.
        ...(canOrder && {
          borderImage: `linear-gradient(${vars?.palette.divider} 0 1px, ${vars?.palette.background.paper} 1px) fill 0 / 0 / 0 100vw`,
        }),
      })}
    >
      <PushProblemNote />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {canOrder && overLimit && <OverLimitNote {...overLimit} />}
      </Box>
      <HeldUp />
      {canOrder && (
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: { xs: 1.5, sm: 3 }, py: 1.25 }}
        >
          {overLimit ? reservedWithNote : reserved}
          <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>{total}</Box>
          <Button
            type="submit"
            form={orderFormId}
            aria-disabled={isBlocked}
            sx={{ ...dimmed, flex: 'none', minHeight: 48, maxWidth: '60%' }}
          >
            <FormattedMessage
              {...(isPreparing ? messages.preparing : overLimit ? approvalMessages.ask : messages.send)}
            />
          </Button>
        </Box>
      )}
    </Box>
  );
};
