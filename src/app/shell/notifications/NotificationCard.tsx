import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import DOMPurify, { type Config } from 'dompurify';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { areaRules, type NotificationArea } from '@/features/notifications/state/areaRules';
import {
  type Notification,
  notificationDismissed,
  type NotificationMessage,
  selectNotifications,
} from '@/features/notifications/state/notificationsSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { unbroken } from '@/shared/lib/unbroken';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { framed } from '@/shared/ui/styles';
import { uiMessages } from '@/shared/ui/uiMessages';

import { icons } from '../icons';

// Spec §2: the storefront's notifications may contain HTML, limited here to these tags.
const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  RETURN_DOM_FRAGMENT: true,
};

const Html = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  // Inserted as nodes rather than text, so that innerHTML is never used.
  useLayoutEffect(() => place.current?.replaceChildren(DOMPurify.sanitize(html, allowed)), [html]);
  return <div ref={place} />;
};

const Names = styled('div')(({ theme: { vars } }) => ({ color: vars?.palette.text.secondary }));

const namedItems = 3;

const moreMessage = defineMessage<{ count: number }>({
  id: 'notification.more',
  defaultMessage: '{count, plural, one {# more} other {# more}}',
});

const Items = ({ items }: { items: readonly string[] }) => {
  const { formatList, formatMessage } = useIntl();
  const count = items.length - namedItems;
  const rest = count > 0 ? [formatMessage(moreMessage, { count })] : [];
  return <Names>{unbroken(formatList([...items.slice(0, namedItems), ...rest]))}</Names>;
};

type NotificationTextProps = { message: NotificationMessage; items?: readonly string[] | undefined };

/** A message follows the language while it is shown; server texts stay as received. */
const NotificationText = ({ message, items }: NotificationTextProps) => {
  const { formatMessage } = useIntl();
  if (message.kind === 'message') {
    const descriptor = { id: message.id };
    return (
      <>
        <div>{formatMessage(descriptor, message.values)}</div>
        {items && <Items items={items} />}
      </>
    );
  }
  return message.html ? <Html html={message.text} /> : message.text;
};

/** Calls `onEnd` when the time is up; pausing keeps the remaining time, and a repetition starts over. */
const useCountdown = (duration: number, repeats: number, paused: boolean, onEnd: () => void) => {
  const left = useRef(duration);
  useEffect(() => {
    left.current = duration;
  }, [duration, repeats]);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [paused, repeats]);
};

const messages = defineMessages({
  dismiss: { id: 'notification.dismiss', defaultMessage: 'Dismiss' },
  viewApprovals: { id: 'notification.viewApprovals', defaultMessage: 'View the approvals' },
  viewQuote: { id: 'notification.viewQuote', defaultMessage: 'View the quote' },
  viewOrder: { id: 'notification.viewOrder', defaultMessage: 'View the order' },
});

const circle = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17';
const drawings: Record<Notification['style'], string> = {
  success: `${circle}M8 12.5l2.7 2.7L16 9.5`,
  error: `${circle}M12 8v4.5M12 16h.01`,
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4M12 17h.01',
  info: `${circle}M12 11v5M12 8h.01`,
};

const usePageHidden = () => {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
};

type NotificationCardProps = { area: NotificationArea; notification: Notification; ref?: Ref<HTMLDivElement> };

export const NotificationCard = ({ area, notification, ref }: NotificationCardProps) => {
  const { id } = notification;
  const current = useAppSelector((state) => selectNotifications(state, area).find((other) => other.id === id));
  // A closing notification is no longer in the queue.
  const {
    message,
    style,
    duration,
    items,
    language,
    order,
    quote,
    isAboutApprovals,
    repeats = 0,
  } = current ?? notification;
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageHidden = usePageHidden();
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // Dismissing it by keyboard moves the focus to the content instead of losing it.
    if (card.current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    dispatch(notificationDismissed({ id }));
  };
  useCountdown(duration, repeats, hovered || focused || pageHidden, dismiss);
  return (
    <Box
      ref={ref}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{ pointerEvents: 'auto', width: 'min(26rem, calc(100vw - 2rem))' }}
    >
      <Box
        ref={card}
        role={style === 'error' ? 'alert' : undefined}
        onClick={areaRules[area].dismissedByClick ? dismiss : undefined}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.5,
          pl: 2,
          pr: 0.5,
          py: 0.5,
          ...framed,
          color: 'text.primary',
          boxShadow: 16,
          overflowWrap: 'anywhere',
          '& p, & ul, & ol': { my: 0.5 },
          '& a': { color: 'inherit' },
        }}
      >
        <Box sx={{ color: `${style}.main`, height: 44, display: 'grid', alignItems: 'center' }}>
          <Icon d={drawings[style]} size={22} />
        </Box>
        <Box sx={{ flex: 1, py: 1.25, maxHeight: '40vh', overflowY: 'auto', typography: 'body2' }}>
          <NotificationText message={message} items={items} />
          {order && (
            <Link to={paths.order.href({ lang, ...order })} onClick={dismiss}>
              {formatMessage(messages.viewOrder)}
            </Link>
          )}
          {quote && (
            <Link to={paths.quote.href({ lang, ...quote })} onClick={dismiss}>
              {formatMessage(messages.viewQuote)}
            </Link>
          )}
          {isAboutApprovals && (
            <Link to={paths.approvals.href({ lang })} onClick={dismiss}>
              {formatMessage(messages.viewApprovals)}
            </Link>
          )}
          {language && (
            <Button tone="quiet" onClick={() => dispatch(languageChosen(language))} sx={{ px: 0 }}>
              {formatMessage(uiMessages.retry)}
            </Button>
          )}
        </Box>
        <Button tone="icon" aria-label={formatMessage(messages.dismiss)} onClick={dismiss}>
          <Icon d={icons.close} size={18} />
        </Button>
      </Box>
    </Box>
  );
};
