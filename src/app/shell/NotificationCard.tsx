import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo, type Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/Button';
import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import { notificationDismissed, type Notification } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

const messages = defineMessages({ dismiss: { id: 'notification.dismiss', defaultMessage: 'Dismiss' } });

// Spec §2: HTML is allowed in the storefront's notifications; these marks of it pass.
const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'],
  ALLOWED_ATTR: ['href'],
};

const Html = ({ html }: { html: string }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
};

const Text = ({ message }: Pick<Notification, 'message'>) => {
  const { formatMessage } = useIntl();
  if (message.kind === 'message') {
    const descriptor = { id: message.id };
    return formatMessage(descriptor, message.values);
  }
  return message.html ? <Html html={message.text} /> : message.text;
};

const marks: Record<Notification['style'], string> = {
  success: 'success.main',
  error: 'error.main',
  warning: 'warning.main',
  info: 'info.main',
};

type NotificationCardProps = { area: NotificationArea; notification: Notification; ref?: Ref<HTMLDivElement> };

export const NotificationCard = ({ area, notification: { id, message, style }, ref }: NotificationCardProps) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const dismiss = () => dispatch(notificationDismissed({ id }));
  return (
    <Box
      ref={ref}
      role={style === 'error' ? 'alert' : 'status'}
      onClick={areaRules[area].dismissedByClick ? dismiss : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: 'min(26rem, calc(100vw - 2rem))',
        pl: 2,
        pr: 1,
        py: 1,
        pointerEvents: 'auto',
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: marks[style],
        borderRadius: 1,
        boxShadow: 6,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Text message={message} />
      </Box>
      <Button tone="quiet" sx={{ px: 1.5 }} aria-label={formatMessage(messages.dismiss)} onClick={dismiss}>
        <Box
          component="svg"
          viewBox="0 0 16 16"
          aria-hidden
          sx={{ width: 16, height: 16, stroke: 'currentColor', strokeWidth: 1.6 }}
        >
          <path d="M4 4l8 8M12 4l-8 8" />
        </Box>
      </Button>
    </Box>
  );
};
