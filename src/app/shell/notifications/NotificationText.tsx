import { defineMessage } from '@formatjs/intl';
import { styled } from '@mui/material/styles';
import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { NotificationMessage } from '@/features/notifications/notificationsSlice';
import { unbroken } from '@/shared/lib/unbroken';

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
export const NotificationText = ({ message, items }: NotificationTextProps) => {
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
