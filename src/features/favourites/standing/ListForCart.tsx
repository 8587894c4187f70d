import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';

import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { listParam, paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { OfferedLines } from '../cart/OfferedLines';
import { favouritesMessages } from '../favouritesMessages';
import { selectIsSynced, useFavourites } from '../useFavourites';
import { standingMessages as messages } from './standingMessages';
import { useStandingOrders } from './useStandingOrders';

/** The list in the link of a reminder, as it is now: added to the cart only if the client confirms. */
export const ListForCart = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const listId = useSearchParams()[0].get(listParam);
  const { lists } = useFavourites();
  const isSynced = useAppSelector(selectIsSynced);
  const { orders, settle } = useStandingOrders();
  if (listId === null) return null;
  const list = lists.find(({ id }) => id === listId);
  const close = () => void navigate(paths.cart.href({ lang }), { replace: true, preventScrollReset: true });
  if (list && list.lines.length > 0) {
    const order = orders?.find((each) => each.listId === listId);
    return (
      <OfferedLines
        key={listId}
        id={`standing/${listId}`}
        name={list.name}
        lead={messages.lead}
        offered={list.lines}
        onAdded={() => void (order?.dueDate && settle(order))}
        onClose={close}
      />
    );
  }
  if (!isSynced) return <Skeleton sx={{ height: 160, mb: 3 }} />;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice
        kind="empty"
        title={<FormattedMessage {...(list ? favouritesMessages.emptyList : messages.missing)} />}
        action={
          <Button type="button" tone="outlined" onClick={close}>
            <FormattedMessage {...uiMessages.close} />
          </Button>
        }
      />
    </Box>
  );
};
