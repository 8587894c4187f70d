import { defineMessages } from '@formatjs/intl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';

import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages } from '../favouritesMessages';
import { parseListHash } from '../state/listExchange';
import { OfferedLines } from './OfferedLines';

const messages = defineMessages({
  lead: {
    id: 'sharing.list.lead',
    defaultMessage: 'Someone has shared these items with you, at today’s prices. Nothing is in your cart yet.',
  },
});

/** A cart or an order shared through the URL: added to the cart only if the client confirms. */
export const SharedCart = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const shared = useMemo(() => parseListHash(hash), [hash]);
  const isBroken = hash.startsWith('#list=') && !shared;
  const reportBroken = useEffectEvent(() => dispatch(favouriteNoticeShown('brokenLink', 'error')));
  useEffect(() => {
    if (isBroken) reportBroken();
  }, [isBroken]);
  if (!shared) return null;
  return (
    <OfferedLines
      key={hash}
      id={hash}
      name={shared.name || formatMessage(favouritesMessages.sharedNameless)}
      lead={messages.lead}
      offered={shared.lines}
      onClose={() => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
    />
  );
};
